;;; rtllint.el --- Run rtllint and visit what it finds  -*- lexical-binding: t; -*-

;; `M-x rtllint' in a project; the lines are read by compilation mode as those of a compiler.

(require 'compile)
(require 'project)

(defun rtllint ()
  "Lint the project around the current buffer."
  (interactive)
  (let ((default-directory (if-let ((project (project-current))) (project-root project) default-directory)))
    (compilation-start "rtllint --format concise --min-severity info" 'compilation-mode
                       (lambda (_) "*rtllint*"))))

(provide 'rtllint)
;;; rtllint.el ends here

-- As plugin/rtllint.lua in a folder of the runtime path: every Swift file has its findings while it is written.
vim.api.nvim_create_autocmd("FileType", {
  pattern = "swift",
  callback = function(event)
    if vim.bo[event.buf].buftype ~= "" then return end
    local marks = vim.fs and vim.fs.root and vim.fs.root(event.buf, { ".rtllint.yml", ".git", "Package.swift" })
    local root = marks or vim.fn.getcwd()
    if vim.lsp.start then
      vim.lsp.start({ name = "rtllint", cmd = { "rtllint", "lsp" }, root_dir = root }, { bufnr = event.buf })
      return
    end
    -- Before 0.8 a client has to be kept.
    rtllint_client = rtllint_client or vim.lsp.start_client({ name = "rtllint", cmd = { "rtllint", "lsp" }, root_dir = root })
    vim.lsp.buf_attach_client(event.buf, rtllint_client)
  end,
})

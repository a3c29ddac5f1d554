/** Texts that try to break out of content, attributes, titles, styles, comments and templates. */
export const attackTexts = [
  '<script>window.attacked=1</script>',
  '"><img src=x onerror=window.attacked=1>',
  "' onmouseover='window.attacked=1",
  '</title><script>window.attacked=1</script>',
  '</style><script>window.attacked=1</script>',
  '--><svg/onload=window.attacked=1>',
  '</textarea></select><iframe srcdoc="<script>parent.attacked=1</script>">',
  "$& $` $' $1 </a><script>window.attacked=1</script>",
  '&lt;script&gt;window.attacked=1&lt;/script&gt;',
];

export const attackUrls = [
  'javascript:window.attacked=1',
  ' JaVaScRiPt:window.attacked=1',
  'data:text/html,<script>parent.attacked=1</script>',
  'https://x.example/"onclick="window.attacked=1',
  '//evil.example/',
];

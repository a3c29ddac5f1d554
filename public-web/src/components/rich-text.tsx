/** HTML of a rich-text editor. The server sanitised it when it was saved; nothing else may be passed here. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it was stored
  return <div className={`rich ${className ?? ''}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Makes a text safe as HTML content and inside a quoted attribute, where no renderer is at hand. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

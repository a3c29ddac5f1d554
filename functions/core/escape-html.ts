/** Escapes a text for HTML content and quoted attributes, where no renderer is available. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

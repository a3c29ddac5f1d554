/** What the files of a library are sent as; anything else could run in a browser, or be a page. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

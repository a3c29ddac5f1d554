/** The admin's typeface, and the fallbacks while it loads. */
export const typeface = '"Geist Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

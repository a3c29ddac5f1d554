/** The admin's typeface, with what stands in for it while it loads. */
export const typeface = '"Geist Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/**
 * Ports above 1023 from which browsers refuse to load pages, since other protocols use them: the bad ports of
 * the Fetch standard.
 */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

export const isRefusedByBrowsers = (port: number) => refused.has(port);

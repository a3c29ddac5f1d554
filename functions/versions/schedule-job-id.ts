/** There is one such job of a company at a moment. */
export const scheduleJobId = 'schedule';

import * as z from 'zod';

/** The body of every error response. */
export const errorBodySchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  revision: z.number().optional(),
  current: z.unknown().optional(),
  passwordChangeRequired: z.boolean().optional(),
  /** For 429: the number of seconds after which another attempt makes sense. */
  retryAfter: z.number().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

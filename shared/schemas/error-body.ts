import * as z from 'zod';

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  revision: z.number().optional(),
  current: z.unknown().optional(),
  passwordChangeRequired: z.boolean().optional(),
  /** Of 429: the seconds after which it is worth another try. */
  retryAfter: z.number().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

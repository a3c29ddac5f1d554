import * as z from 'zod';

export const imageSchema = z.object({ id: z.number(), imageDescription: z.string(), imageUrl: z.string() });
export type Image = z.infer<typeof imageSchema>;

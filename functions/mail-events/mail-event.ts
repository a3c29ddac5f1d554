import * as z from 'zod';

const recipient = z.object({
  emailAddress: z.string(),
  action: z.string().optional(),
  /** The enhanced code of the other mail server, such as 5.1.1. */
  status: z.string().optional(),
  diagnosticCode: z.string().optional(),
});

/** What SES tells about the mail itself. Every value of a tag is a list. */
const mail = z.object({
  timestamp: z.string(),
  tags: z.record(z.string(), z.array(z.string())).default({}),
});

/** An event that SES published through EventBridge, as far as it is read. */
export const mailEventSchema = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({
        bounceType: z.string(),
        bounceSubType: z.string(),
        bouncedRecipients: z.array(recipient),
        timestamp: z.string(),
      }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({
        complainedRecipients: z.array(recipient),
        complaintFeedbackType: z.string().nullish(),
        complaintSubType: z.string().nullish(),
        timestamp: z.string(),
      }),
    }),
    z.object({
      eventType: z.literal('Reject'),
      mail: mail.extend({ destination: z.array(z.string()) }),
      reject: z.object({ reason: z.string() }),
    }),
  ]),
});
export type MailEvent = z.infer<typeof mailEventSchema>['detail'];

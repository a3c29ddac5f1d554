import * as z from 'zod';

const recipient = z.object({
  emailAddress: z.string(),
  action: z.string().optional(),
  /** The enhanced status code of the receiving mail server, such as 5.1.1. */
  status: z.string().optional(),
  diagnosticCode: z.string().optional(),
});

/** The mail that the event is about. Every tag value is a list. */
const mail = z.object({
  timestamp: z.string(),
  tags: z.record(z.string(), z.array(z.string())).default({}),
});

/** The part of an SES event from EventBridge that is used. */
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

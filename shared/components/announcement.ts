import { limits } from '../limits';
import { defineComponent } from './define-component';
import { text } from './fields/text';

export const announcement = defineComponent({
  type: 'Announcement',
  label: 'Announcement',
  purpose: 'A slim bar with one sentence',
  isSlim: true,
  placeholder: { announcementText: 'What should everybody know? Say it in one sentence.' },
  fields: {
    announcementText: text('Announcement Text', {
      required: true,
      max: limits.announcementText,
      isLong: true,
      inPlace: true,
    }),
  },
});

import { expect, it } from 'vitest';
import { imageMessages } from './image-rules';
import { confirmations, messages } from './messages';

/** The words that the documents prescribe. Screens take them from one place, so that a slip there is everywhere. */
it.each([
  [messages.saved, 'Saved', '[2:118] [2:247]'],
  [messages.error, 'Error', '[2:246] [2:247]'],
  [messages.formUpdated, 'Form Updated', '[2:248]'],
  [messages.successfulSubmission, 'Successful Submission', '[2:248]'],
  [messages.noForm, 'Can not save without form.', '[2:148]'],
  [messages.passwordMismatch, 'Passwords do not match', '[2:135]'],
  [messages.welcome, 'Welcome to the CMS! This is your website management system.', '[2:57]'],
  [messages.logoutNotInitiated, 'The logout was not initiated from within the page.', '[2:46]'],
  [messages.loggedOut, 'You successfully logged out!', '[2:47]'],
  [messages.signInError, 'There was an error signing in.', '[2:258]'],
  [messages.windowClosed, 'The user closed the window.', '[2:256]'],
  [messages.unknownComponent, 'ERROR', '[2:82] [2:259]'],
  [imageMessages.searchPlaceholder, 'Enter 3 or more characters to search images..', '[2:147]'],
  [confirmations.deleteField('Boat'), "Are you sure you want to delete field 'Boat'?", '[2:158] [2:252]'],
  [confirmations.deleteSubmission(7), 'Are you sure you want to delete submission 7?', '[2:158] [2:252]'],
  [
    confirmations.deleteUser('a@b.example'),
    'Are you sure you want to delete a@b.example?',
    '[2:158] [2:252]',
  ],
  [confirmations.deleteImage, 'Are you sure you want to delete this image?', '[2:158] [2:252]'],
])('%j is said as the documents say it: %s %s', (said, words, _ids) => expect(said).toBe(words));

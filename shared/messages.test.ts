import { expect, it } from 'vitest';
import { imageMessages } from './image-rules';
import { confirmations, messages } from './messages';

/** The words that the documents prescribe. Screens take them from one place, so that a slip there is everywhere. */
it.each([
  [messages.saved, 'Saved', '[1:282] [2:118] [2:247]'],
  [messages.pageUpdated, 'Page Updated', '[1:282]'],
  [messages.tagExists, 'Tag already exists', '[1:193] [1:283]'],
  [messages.incompleteButton, 'All fields must be filled out to create a button', '[1:200] [1:284]'],
  [messages.error, 'Error', '[2:246] [2:247]'],
  [messages.formUpdated, 'Form Updated', '[1:282] [2:248]'],
  [messages.successfulSubmission, 'Successful Submission', '[1:282] [2:248]'],
  [messages.noForm, 'Can not save without form.', '[2:148]'],
  [messages.passwordMismatch, 'Passwords do not match', '[1:202] [1:285] [1:302] [2:135]'],
  [messages.welcome, 'Welcome to the CMS! This is your website management system.', '[1:59] [2:57]'],
  [
    messages.logoutNotInitiated,
    'The logout was not initiated from within the page.',
    '[1:59] [1:287] [2:46]',
  ],
  [messages.loggedOut, 'You successfully logged out!', '[1:59] [2:47]'],
  [messages.signInError, 'There was an error signing in.', '[1:59] [1:287] [2:258] [2:253]'],
  [messages.windowClosed, 'The user closed the window.', '[1:287] [2:256] [2:253]'],
  [messages.unknownComponent, 'ERROR', '[1:171] [2:82] [2:259]'],
  [
    imageMessages.searchPlaceholder,
    'Enter 3 or more characters to search images..',
    '[1:86] [1:201] [1:299] [2:147] [2:269]',
  ],
  [confirmations.deletePage, 'Are you sure you want to delete this page?', '[1:151] [1:286]'],
  [confirmations.restorePage, 'Are you sure you want to restore this page?', '[1:151] [1:286]'],
  [
    confirmations.deleteComponent,
    'Are you sure you want to delete this component and remove all associations to it?',
    '[1:164] [1:286] [2:158]',
  ],
  [confirmations.deleteField('Boat'), "Are you sure you want to delete field 'Boat'?", '[2:158] [2:252]'],
  [confirmations.deleteSubmission(7), 'Are you sure you want to delete submission 7?', '[2:158] [2:252]'],
  [
    confirmations.deleteUser('a@b.example'),
    'Are you sure you want to delete a@b.example?',
    '[2:158] [2:252]',
  ],
  [confirmations.deleteImage, 'Are you sure you want to delete this image?', '[2:158] [2:252]'],
  [
    confirmations.removeComponent,
    'Are you sure you want to remove this component from the page?',
    '[1:164] [1:253] [2:158]',
  ],
  [confirmations.createDraft(2), 'Are you sure you want to create a draft from V2?', '[1:164] [2:158]'],
  [confirmations.deleteDraft, 'Are you sure you want to delete this draft?', '[1:164] [2:158]'],
  [confirmations.deleteTab, 'Are you sure you want to delete this tab?', '[2:158]'],
  [messages.siteBeingSetUp, 'This site is being set up by an administrator.', '[1:39] [1:40]'],
  [messages.homePageStays, 'The home page cannot be deleted.', '[1:94] [1:246]'],
  [messages.reservedPath, 'This address is used by the site itself.', '[1:190]'],
  [messages.emailInUse, 'This address is already in use.', '[2:76]'],
  [messages.passwordLength, 'Use 8 to 20 characters.', '[1:202] [1:302] [2:135] [2:267] [2:139]'],
  [messages.passwordChanged, 'Your password was changed. Please sign in.', '[1:147]'],
  [messages.signInAgain, 'Please sign in again.', '[1:144] [1:145]'],
  [messages.notOffered, 'Not offered for this site.', '[1:59] [2:45]'],
])('%j is said as the documents say it: %s %s', (said, words, _ids) => expect(said).toBe(words));

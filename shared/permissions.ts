/** What a signed-in user may do, beyond reading what the editor shows. */
export const permissions = [
  /** Create pages, and write and submit drafts. */
  'writeDrafts',
  /** Comment on components of versions, answer, and resolve threads. */
  'comment',
  /** Rename and delete saved sections of others. Users who write drafts may change their own. */
  'editSavedSections',
  /** Upload images and files and describe, replace and delete them. */
  'editImages',
  /** Create and change forms. */
  'editForms',
  /** Read, export, resend and delete submissions. */
  'handleSubmissions',
  /** Publish, reject, unpublish and restore versions; publish an external page. */
  'publishDraft',
  /** Change the live site without a version, even where the company restricts this. */
  'changeLiveSite',
  /** Choose the recipients of a form's mails, and how long an existing form keeps submissions. */
  'chooseRecipients',
  /** Change details, order and paths of pages, delete and restore them. */
  'managePages',
  'editSiteInformation',
  'manageUsers',
  'setUpSite',
  /** Read the activity log and the version logs. */
  'readLogs',
  /** See dead jobs and what was lost, retry or dismiss them. */
  'handleFailedWork',
  /** Manage all companies and name one in a call; only vendor staff can. */
  'runInstallation',
] as const;
export type Permission = (typeof permissions)[number];

interface RoleRow {
  /** The label in the user form. */
  label: string;
  may: readonly Permission[];
}

/**
 * The permissions of each role. The server enforces them, and the admin shows and hides accordingly. A new
 * role is a new row.
 */
const roleTable = {
  Admin: { label: 'Admin – access to the entire site', may: permissions },
  Level4: {
    label: 'Level4 – a division under Admin with access to nearly the entire site',
    may: ['writeDrafts', 'comment', 'editSavedSections', 'editImages', 'editForms', 'handleSubmissions'],
  },
  Author: { label: 'Author – writes and submits drafts', may: ['writeDrafts', 'comment'] },
} as const satisfies Record<string, RoleRow>;

export type Role = keyof typeof roleTable;
export const roles = Object.keys(roleTable) as [Role, ...Role[]];
/**
 * A role of a later release, which this one does not know, is labelled by its name and has no permissions.
 */
const rowOf = (role: Role): RoleRow =>
  (roleTable as Partial<Record<Role, RoleRow>>)[role] ?? { label: role, may: [] };
export const roleLabel = (role: Role): string => rowOf(role).label;

/** The role of a company's first user, and the default for further users. */
export const firstUserRole: Role = 'Admin';
export const defaultRole: Role = 'Level4';

export interface Person {
  role: Role;
  isVendor: boolean;
}

/** Whether a role has a permission; `runInstallation` also requires vendor staff, see `may`. */
export function roleMay(role: Role, permission: Permission): boolean {
  return rowOf(role).may.includes(permission);
}

export function may({ role, isVendor }: Person, permission: Permission): boolean {
  return roleMay(role, permission) && (isVendor || permission !== 'runInstallation');
}

/**
 * Who may make a call. public: a visitor of a site (on the admin's own origin the same calls require a
 * session); anonymous: no user is known yet, as in the first calls of a sign-in; attempt: the password was
 * right, the second factor is still due; staff: any session; a permission: the session of a user who has it.
 */
export type Audience = 'public' | 'anonymous' | 'attempt' | 'staff' | Permission;

const isPermission = (audience: Audience): audience is Permission =>
  (permissions as readonly Audience[]).includes(audience);

/** Whether a signed-in user belongs to the audience of a call. */
export function isAllowed(audience: Audience, person: Person): boolean {
  return !isPermission(audience) || may(person, audience);
}

/**
 * Changes that an editor can make to the live site without a review. A company may reserve any of them for
 * its Admins; the others are logged and mailed to the Admins.
 */
export const liveChanges = ['formFields', 'formTexts', 'imageFiles', 'imageTexts'] as const;
export type LiveChange = (typeof liveChanges)[number];
export const liveChangeLabels: Record<LiveChange, string> = {
  formFields: 'Fields of forms',
  formTexts: 'Names, columns and thank-you texts of forms',
  imageFiles: 'Replacing and deleting images and files',
  imageTexts: 'Alt texts of images and titles of files',
};

/** What someone who is signed in may do, beyond reading what the editor shows. */
export const permissions = [
  /** Make pages, and write and submit drafts. */
  'writeDrafts',
  /** Comment on components of versions, answer, and say that a thread is resolved. */
  'comment',
  /** Upload images and files and describe, replace and delete them. */
  'editImages',
  /** Make and change forms. */
  'editForms',
  /** Read, export, resend and delete what visitors sent. */
  'handleSubmissions',
  /** Publish, reject, unpublish and restore versions; put an external page on the site. */
  'publishDraft',
  /** Change what visitors see without a version, also where the company keeps it from others. */
  'changeLiveSite',
  /** Say to whom a form mails what visitors send and how long a form from before keeps it. */
  'chooseRecipients',
  /** Change details, order and paths of pages, delete and restore them. */
  'managePages',
  'editSiteInformation',
  'manageUsers',
  'setUpSite',
  /** Read the activity log and the logs of versions. */
  'readLogs',
  /** See what was given up or lost, try it again or dismiss it. */
  'handleFailedWork',
  /** Manage all companies and name one in a call; only people of the vendor can. */
  'runInstallation',
] as const;
export type Permission = (typeof permissions)[number];

interface RoleRow {
  /** As the form of a user offers it. */
  label: string;
  may: readonly Permission[];
}

/** What each role may do. The server enforces it, the admin shows and hides by it. Another role is another row. */
const roleTable = {
  Admin: { label: 'Admin – access to the entire site', may: permissions },
  Level4: {
    label: 'Level4 – a division under Admin with access to nearly the entire site',
    may: ['writeDrafts', 'comment', 'editImages', 'editForms', 'handleSubmissions'],
  },
  Author: { label: 'Author – writes and submits drafts', may: ['writeDrafts', 'comment'] },
} as const satisfies Record<string, RoleRow>;

export type Role = keyof typeof roleTable;
export const roles = Object.keys(roleTable) as [Role, ...Role[]];
/** A role that a later release gave, and this one does not know, is called by its name and may nothing. */
const rowOf = (role: Role): RoleRow =>
  (roleTable as Partial<Record<Role, RoleRow>>)[role] ?? { label: role, may: [] };
export const roleLabel = (role: Role): string => rowOf(role).label;

/** The role of the first user of a company, and the one that the form of another user begins with. */
export const firstUserRole: Role = 'Admin';
export const defaultRole: Role = 'Level4';

export interface Person {
  role: Role;
  isVendor: boolean;
}

/** Whether a role has a permission; `runInstallation` needs a person of the vendor too, see `may`. */
export function roleMay(role: Role, permission: Permission): boolean {
  return rowOf(role).may.includes(permission);
}

export function may({ role, isVendor }: Person, permission: Permission): boolean {
  return roleMay(role, permission) && (isVendor || permission !== 'runInstallation');
}

/**
 * Who may make a call. public: a visitor of a site (on the admin's own origin the same calls need a session);
 * stranger: no one is known yet, the first calls of a sign-in; attempt: the password was right, the second
 * factor is still due; staff: any session; a permission: a session of someone who has it.
 */
export type Audience = 'public' | 'anonymous' | 'attempt' | 'staff' | Permission;

export const isPermission = (audience: Audience): audience is Permission =>
  (permissions as readonly Audience[]).includes(audience);

/** Whether a signed-in person belongs to the audience of a call. */
export function isAllowed(audience: Audience, person: Person): boolean {
  return !isPermission(audience) || may(person, audience);
}

/**
 * What an editor changes on the live site without a review. A company keeps any of it to its Admins; whatever it
 * leaves to editors is logged and mailed to the Admins.
 */
export const liveChanges = ['formFields', 'formTexts', 'imageFiles', 'imageTexts'] as const;
export type LiveChange = (typeof liveChanges)[number];
export const liveChangeLabels: Record<LiveChange, string> = {
  formFields: 'Fields of forms',
  formTexts: 'Names, columns and thank-you texts of forms',
  imageFiles: 'Replacing and deleting images and files',
  imageTexts: 'Alt texts of images and titles of files',
};

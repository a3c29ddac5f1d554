/**
 * The path of every screen of the admin: `:name` matches one segment, a final `*` the rest, and the names of
 * query parameters follow the `?`. `linkTo` builds every link to a screen from this list, including those in
 * mails.
 */
export const adminScreens = {
  login: '/login',
  authentication: '/authentication/*?company&returnUrl&message',
  setUpAuthenticator: '/SetUpAuthenticator',
  home: '/adminhome',
  firstRun: '/FirstRun',
  settings: '/Settings?company',
  siteInformation: '/SiteInformation?tab&launch',
  look: '/Look?launch',
  vendor: '/TracSoftSettings',
  activity: '/ActivityLog',
  users: '/UserManagement?company',
  createUser: '/CreateUser?company',
  updateUser: '/UpdateUser/:userId?company',
  pages: '/PageComponentManagement',
  createPage: '/CreatePage',
  createExternalPage: '/CreateExternalPage',
  redirects: '/Redirects',
  brokenLinks: '/BrokenLinks',
  updatePage: '/UpdatePage/:pageId',
  editPage: '/UpdatePageComponent/:pageId?version&thread&component',
  updateExternalPage: '/UpdateExternalPage/:pageId',
  compareVersions: '/CompareVersions/:pageId?from&to',
  previewPage: '/PagePreview/:pageId/:versionId',
  calendar: '/Calendar?month',
  launches: '/Launches',
  launch: '/Launches/:launchId',
  images: '/ImageManagement?search',
  files: '/FileManagement',
  forms: '/FormBuilderManagement',
  createForm: '/CreateForm',
  buildForm: '/FormBuilder/:formId',
  submissions: '/FormBuilderSubmissions/:formId',
  submission: '/FormBuilderSingleSubmission/:formSubmissionId',
  person: '/FormBuilderPerson',
  profile: '/profile',
} as const;

export type ScreenName = keyof typeof adminScreens;
type Pattern<Name extends ScreenName> = (typeof adminScreens)[Name];

type PathOf<Text extends string> = Text extends `${infer Path}?${string}` ? Path : Text;
type SegmentsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | SegmentsOf<Rest>
  : Path;
type ParameterOf<Path extends string> =
  Extract<SegmentsOf<Path>, `:${string}` | '*'> extends infer Segment
    ? Segment extends `:${infer Name}`
      ? Name
      : Segment
    : never;
type NamesOf<Query extends string> = Query extends `${infer First}&${infer Rest}`
  ? First | NamesOf<Rest>
  : Query;
type QueryOf<Text extends string> = Text extends `${string}?${infer Query}` ? NamesOf<Query> : never;

/** The parameters of a link to a screen, and its query parameters; those without a value are omitted. */
export type LinkValues<Name extends ScreenName> = {
  [Parameter in ParameterOf<PathOf<Pattern<Name>>> & string]: string | number;
} & { [Key in QueryOf<Pattern<Name>>]?: string | number | undefined };

/** The screens without required parameters. */
export type PlainScreen = {
  [Name in ScreenName]: object extends LinkValues<Name> ? Name : never;
}[ScreenName];

/** The path of a screen in the router's format. */
export const screenPath = (name: ScreenName): string => adminScreens[name].split('?')[0] ?? '';

/** The link to a screen: `linkTo('editPage', { pageId: 7, version: 3 })`. */
export function linkTo<Name extends ScreenName>(
  name: Name,
  ...[values]: object extends LinkValues<Name> ? [values?: LinkValues<Name>] : [values: LinkValues<Name>]
): string {
  const given: Record<string, string | number | undefined> = values ?? {};
  const [path = '', queryNames = ''] = adminScreens[name].split('?');
  const filled = path.replace(/:(\w+)|\*/g, (found, parameter) => String(given[parameter ?? found]));
  const query = new URLSearchParams(
    queryNames.split('&').flatMap((key): [string, string][] => {
      const value = given[key];
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The link to the screen on which a page is edited. */
export function linkToPage({ id: pageId, isExternal }: { id: number; isExternal: boolean }): string {
  return linkTo(isExternal ? 'updateExternalPage' : 'editPage', { pageId });
}

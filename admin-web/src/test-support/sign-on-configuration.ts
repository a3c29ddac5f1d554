/** What the server says about the single sign-on of a company. */
export const signOnConfiguration = {
  authority: 'https://pool.example/pool',
  client_id: 'client',
  redirect_uri: 'http://localhost:3000/authentication/login-callback',
  post_logout_redirect_uri: 'http://localhost:3000/authentication/logout-callback',
  response_type: 'code',
  scope: 'openid email',
  profileUrl: '/profile',
  registerUrl: '',
  company: 'acme',
  identity_provider: 'acme-accounts',
};

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Invokes the visitors' Lambda as its function URL does, behind the site's edge. */
export async function visit(company: string, path: string, method = 'GET') {
  const { handler } = (await import('@galley/functions/visitor-page/handler')) as { handler: VisitorPage };
  return visitWith(handler, company, path, method);
}

type VisitorPage = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Invokes that of another release. */
export async function visitWith(
  handler: VisitorPage,
  company: string,
  path: string,
  method = 'GET',
): Promise<{ status: number; html: string; headers: Record<string, string> }> {
  const answer = await handler({
    version: '2.0',
    routeKey: '$default',
    rawPath: path.split('?')[0] ?? '',
    rawQueryString: path.split('?')[1] ?? '',
    headers: { 'x-galley-company': company, 'x-galley-host': `${company}.sites.galley-sites.example` },
    requestContext: { http: { method, path } } as APIGatewayProxyEventV2['requestContext'],
    isBase64Encoded: false,
  });
  return {
    status: answer.statusCode ?? 200,
    html: answer.body ?? '',
    headers: (answer.headers ?? {}) as Record<string, string>,
  };
}

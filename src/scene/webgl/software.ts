const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Without a GPU shadows stay sharp, and a stage is drawn plainly. */
export function drawsInSoftware(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const extension = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return SOFTWARE.test(String(name));
}

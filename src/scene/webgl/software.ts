const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Without a GPU a stage is drawn plainly. */
function drawsInSoftware(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const extension = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  return SOFTWARE.test(String(name));
}

export interface Graphics {
  readonly inSoftware: boolean;
}

/** Asked of a context that is given back at once; null where WebGL 2, without which three would throw, is not to be had. */
export function probeGraphics(): Graphics | null {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return null;
  const inSoftware = drawsInSoftware(context);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return { inSoftware };
}

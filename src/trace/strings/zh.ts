import type { Strings } from "./en";

/**
 * Words in the formulas and their units, each a macro of its name: `\text{\halfAKick}`. `#1` is what the formula hands it. The order in
 * a formula is fixed (src/core/dynamics/formulas.yaml): what stands after "=" comes before these, what they are "of" or "from" after.
 */
export const strings: Strings = {
  aPointOfThePlane: "平面上一点",
  aVertex: "一个顶点",
  aVertexTouches: "已有顶点接触",
  afterEveryPlane: "（各平面都算过之后）",
  asTheLaneKeepsIt: "这次运行所存的形式",
  atATime: "（某一时刻）",
  atTheEndOf: "（沿#1走完一步处）",
  atTheStart: "（起点处）",
  backwardEulerOver: "后向欧拉，步长",
  byEllipticFunctions: "由椭圆函数求得",
  byTheContactLaw: "由接触定律求得",
  corrected: "修正后",
  halfAKick: "半步的冲量矩",
  halfWayAlong: "（沿#1走半步处）",
  itsNormal: "平面的法向",
  remaining: "余",
  newtonFrom: "牛顿法，初值",
  newtonShortened: "牛顿法，步长从短到长逐次求解",
  noVertexTouchesYet: "尚无顶点接触",
  orElse: "或",
  orItsInverse: "，或其倒数",
  pushed: "（推过之后）",
  secondColumnOf: "第二列，取自",
  soFar: "（到此为止）",
  theNearestRotation: "最接近的旋转",
  timeOfImpact: "碰撞时刻",
  turn: "转动",
  unitLength: "归一化",
};

import type { Translated } from "../../../language/translated";
import { inChinese } from "../../strings/zhProblems";
import type { Refusal } from "../capture";
import type { Refused } from "../motion/analyse";
import type { Axis } from "../motion/ratios";
import type { strings as English } from "./en";

export const strings: Translated<typeof English> = {
  section: {
    heading: "抛手机",
    lede: "让手机转起来，抛到床上。飞行中它是自由刚体，它自己的陀螺仪能测出质量是怎样分布的。",
    noScript: "结果在浏览器里计算：启用脚本后，才能在这里抛手机。",
    open: "抛一次，或者打开一份记录",
    coming: "正在加载……",
    notFetched: "这部分程序没能加载。",
    way: "抛你的手机",
    wayText: "陀螺仪测得的运动与精确解比较，并得出三个主惯量之比。",
  },
  arm: {
    press: "准备",
    stop: "停止等待",
    how: "按“准备”，捏住手机的一端，抛起大约半米高，让它侧着翻过去，落在软的地方。测得的数据不会离开手机。",
    asking: "正在请求使用运动传感器……",
    armed: "已就绪。把它抛到床上。",
    short: (seconds: string) => `这次只落了${seconds} s，太短，看不出什么。抛高些。`,
    stopped: "已停止。",
    working: "收到了，正在计算……",
    done: (ratios: string) => `算好了：主惯量之比是${ratios}。`,
    doneOpen: "算好了：飞行的情况见下面，但主惯量之比定不下来。",
  },
  refusals: {
    insecure: "本页不是用https打开的，浏览器不让这样的网页使用传感器。请用https打开，或者打开一份记录。",
    "no-sensor":
      "这台设备不向浏览器提供运动数据：没有这种传感器，或者不开放。请打开一份记录，或者试试本笔记模拟的那一次。",
    "no-gyroscope": "这台设备有加速度计，但没有陀螺仪。请打开一份带陀螺仪的记录。",
    denied:
      "运动传感器没有得到许可。请按“准备”并允许使用；如果不再询问，就关掉这个标签页，或者在浏览器的设置里允许本网站使用运动传感器。",
    "no-throw": "两分钟里没有抛手机，已停止等待。要继续，请按“准备”。",
  } satisfies Record<Refusal, string>,
  notRead: {
    "no-samples": "采样太少，不像是抛了一次。",
    "no-force": "没有加速度，看不出是什么时候落下的。请把含重力的加速度与陀螺仪一起记录，导出到同一张表里。",
    "no-fall":
      "没有找到自由落体。手机腾空、什么也不碰时，加速度计的读数该是什么样，是算得出的；这里没有哪四分之一秒是那样。是不是一直拿在手里？",
    "too-short": "下落不到四分之一秒，太短，看不出什么。抛高些。",
    "too-few": "有下落，但这段里采样太少。请提高采样率。",
    steady:
      "有下落，但角速度没有变化：没有转，或者只绕一根轴转，这样看不出主惯量。抛的时候，让它侧着翻过去。",
    "not-free": "有下落，但角速度不是自由刚体的。手机上是不是有东西松动，或者途中碰到了什么？",
  } satisfies Record<Exclude<Refused["refused"], "saturated">, string>,
  saturated: (range: string) => `转得太快，超出了陀螺仪的量程：读数到每秒${range}°为止。抛的时候转慢些。`,
  file: {
    heading: "手边没有传感器？",
    label: "抛手机的记录",
    note: "CSV或JSON，陀螺仪和含重力的加速度在同一张表里，像phyphox导出的那样。文件就在浏览器里读，不会传出去。",
    made: "本笔记模拟的一次",
    madeNote: (sensor: { rate: string; force: string; hertz: string; quantum: string; arm: string }) =>
      `没有真抛手机：运动是图中手机的精确解，传感器的误差由固定种子的随机数产生。角速度误差每秒±${sensor.rate}°，取整到${sensor.quantum}°；加速度误差±${sensor.force} m/s²；每秒采样${sensor.hertz}次；加速度计离质心${sensor.arm} cm。`,
    madeName: "本笔记模拟的一次",
    thrown: "你抛的一次",
    unreadable: (sentence: string) => `读不了。${inChinese(sentence)}。`,
  },
  found: {
    region: "这一抛说明什么",
    flight: {
      title: "飞行",
      lasted: (seconds: string, turns: string) => `飞了${seconds} s，转了${turns}圈。`,
      cut: (before: string, after: string) =>
        `前面的${before} s和后面的${after} s已截去：那时有东西碰着手机。`,
      arm: (centimetres: string, left: string) =>
        `其间加速度计的读数，正是自由刚体上离质心${centimetres} cm处该有的，相差不超过${left} m/s²。`,
      timesLaid: (step: string, jitter: string) =>
        `采样间隔${step} ms，上下相差${jitter} ms；计算时当作等间隔。`,
      timesEven: (step: string) => `采样间隔${step} ms。`,
      timesKept: (step: string) =>
        `采样间隔大约${step} ms，不均匀；时刻照原样用，因为精确解在任何时刻都能算。`,
      repeated: (count: string) => `有${count}次采样重复，只算一次。`,
    },
    naming: {
      title: "哪根轴是哪根",
      file: "文件里写明了各根轴。",
      browser:
        "浏览器的alpha、beta、gamma分别绕x、y、z轴。W3C的规范自2019年起这样规定，Chrome、Firefox和Safari在那之前就是这样。",
    },
    moments: {
      title: "主惯量",
      axes: { across: "横轴", along: "纵轴", through: "垂直于屏幕的轴" } satisfies Record<Axis, string>,
      list: "主惯量，以最小的为1：",
      least: "1",
      value: (value: string, uncertainty: string) => `${value} ± ${uncertainty}`,
      note: (left: string) =>
        `误差是两倍标准差，由角速度与精确解之差每秒${left}°得出。陀螺仪本身的偏差不在其中，可能更大：一根轴的读数大百分之一，比值就可能偏百分之几。`,
      plate: (share: string) =>
        `最大的是另外两个之和的${share}倍。任何刚体都不会超过一倍，没有厚度的板正好是一倍。`,
      tilt: (angle: string) => `主轴与棱的方向相差${angle}。`,
      straight: "在这一抛分辨得出的范围内，主轴与棱平行。",
      open: "这一抛定不出主惯量之比：转轴始终离一根主轴太近。抛的时候，让它侧着翻过去。",
    },
    line: {
      title: "一条直线",
      text: "自由刚体的主轴若与棱平行，角速度三个分量的平方就落在一条直线上，直线的方向只取决于主惯量之比。",
      byLine: (ratios: string) => `单看方向，主惯量之比是${ratios}；整个运动还用到时刻，结果更准。`,
      noBody:
        "没有哪个刚体，主惯量各不相等，主轴又与棱平行，会让直线朝这个方向。可能是噪声，也可能是主轴偏离了棱，或者有两个主惯量几乎相等。整个运动还用到时刻，能看出更多。",
      picture: (across: string) =>
        `每次采样，角速度三个分量的平方画成空间的一个点；这些点都在一条直线上，偏离不超过长度的${across}%。`,
      axes: ["横", "纵", "垂直"],
    },
    picture: {
      title: "与精确解比较",
      text: (angle: string) =>
        `陀螺仪只给出角速度。画成实物的手机，是按逐次采样的角速度转过来的；虚线画的，是从拟合出的起点算起的精确解。到最后，两者相差${angle}。`,
      start: "手机在手里的姿态不知道，开头画成竖直的。",
      label: (time: string, angle: string) => `${time} s时的手机，一个按陀螺仪，一个按精确解，相差${angle}。`,
      time: "飞行时间",
      seconds: (time: string) => `${time} s`,
      play: "播放，放慢到八分之一",
      pause: "暂停",
    },
    take: {
      title: "带走",
      bench: "在实验台上打开",
      save: "保存记录",
      onBench: "已放到实验台上：飞行的记录与精确解并排，画成主惯量相同的长方体。",
      notOnBench: "实验台没能加载。",
      lane: "抛出的手机",
    },
  },
};

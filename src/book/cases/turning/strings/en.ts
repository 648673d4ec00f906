import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { TURNING } from "../facts";

export const strings = {
  wrongWay: {
    name: "Turns the wrong way once it is tilted",
    sees: "It turns the right way at first, and about a wrong axis once it is tilted.",
    words:
      "turns the wrong way after I rotate the model wrong axis wrong direction rotates around local instead of world global axis order of multiplication gyroscope sensor body frame inverted",
    why: "The angular velocity is multiplied on the wrong side of the attitude: its components belong to the other set of axes. Components along the world’s axes stand on the left, those along the body’s on the right.",
    alike: {
      leftHanded:
        "If one program is left-handed and the other right-handed, it shows at once, in an untilted body too: every turn goes backwards.",
      eulerAngles: "If the axes go wrong only where two turns mix, angles are being added.",
      tensorLooksRight: "If a steady turn is right and only a tumble is wrong, it is the tensor.",
    },
    mend: "Ask of every angular velocity whose axes it is measured along. The first line of each pair is for the world’s, the second for the body’s.",
  },
  leftHanded: {
    name: "Spins the other way on a left-handed engine",
    sees: "Places come over right from another program, and every turn goes the other way.",
    words:
      "left handed right handed coordinate system mirrored spins opposite direction wrong sign angular velocity Unity Unreal ROS Blender conversion flipped z handedness y up z up rotates the wrong way after importing the model import export imported glTF FBX turns left instead of right",
    why: "A mirror that moves places as it should leaves every cross product with the wrong sign. So angular velocity, torque and angular momentum change other signs than places do, and if they are converted as places, every spin is reversed.",
    alike: {
      wrongWay:
        "If an untilted body turns rightly, it is not the handedness but the order of multiplication.",
      longWayRound:
        "If only some turns go backwards, those past half a turn, it is the sign of a quaternion.",
    },
    mend: "Convert by kind. Where two programs differ by a reversed z, places change the sign of z, and what turns changes the signs of the other two.",
  },
  eulerAngles: {
    name: "Adding angles turns it askew",
    sees: "Each axis alone turns it rightly; two at once turn it about something else, or it sticks.",
    words:
      "Euler angles gimbal lock eulerAngles rotation.x += yaw pitch roll rates added each frame wobbles stuck converges pole 90 degrees camera flips looking straight up",
    why: "The components of an angular velocity are not the rates of three angles: turns do not add, and their order matters. Angular velocities add, as vectors, once they are measured along the same axes.",
    alike: {
      wrongWay:
        "If a single axis already goes wrong once the body is tilted, it is the side of the multiplication.",
    },
    mend: "Give the engine the angular velocity itself, or multiply one small turn onto the attitude in every frame.",
  },
  turnsTwice: {
    name: "Turns twice as fast as it should",
    sees: "It turns twice as fast, or half as fast, as it should.",
    words: "turns too fast double speed twice half speed factor of two one half quaternion derivative",
    why: "A quaternion holds half the angle, so its rate has a factor of one half, easily left out or put in twice. One product turns a vector by half of the angle, as in the figure; the second product does the other half.",
    alike: {
      turnsLate: "If it is right for slow spins and late only for fast ones, it is the straight step.",
      fastSpin: "If it turns rightly up to some speed and never faster, it is a limit.",
    },
    mend: "Put the half in exactly once: in the rate of a quaternion, or in the sine and cosine of the half angle.",
  },
  turnsLate: {
    name: "A fast spin falls behind",
    sees: "A fast spin turns too slowly, and falls behind more and more.",
    words:
      "lags behind falls behind too slow late fast rotation normalise normalize quaternion euler step wheel propeller fan",
    why: "A straight step of a quaternion, brought back to length one, turns by less than the angle that was asked for. What it lacks grows with the third power of the angle of a frame.",
    alike: {
      fastSpin: "If it keeps one speed however fast it should be, it is a limit.",
      damped: "Print ω. If ω itself falls, something brakes it.",
    },
    mend: "Turn by the exponential map, which is exact for a steady spin, or take shorter steps.",
  },
  fastSpin: {
    name: "A fast wheel has a top speed",
    sees: "A very fast wheel or propeller turns at a speed that was never asked for.",
    words:
      "fast spin capped limited clamped maximum angular velocity speed limit maxAngularVelocity quarter pi Bullet wheel propeller wrong rate top speed",
    why: "Engines limit how fast a body may spin, or how far it may turn in one frame. Bullet’s limit changes the angle instead of capping it, so that past it the body turns neither by the angle wanted nor by the limit.",
    alike: {
      turnsLate: "If it falls behind a little at every speed, it is the step of the quaternion.",
      damped: "If the speed creeps down by itself, it is a damping.",
    },
    mend: "Raise the limit of the body, or take more and shorter steps.",
  },
  longWayRound: {
    name: "Swings the long way round",
    sees: "Between two attitudes it swings the long way round, or snaps.",
    words:
      "long way round slerp interpolation snaps flips sign quaternion negative double cover shortest path spring target controller 360 degrees",
    why: "A quaternion and its negative are one attitude, and a program that compares their numbers takes them for two. After the whole turn of the figure every vector is back, and the quaternion is the negative of the first.",
    alike: {
      leftHanded: "If every turn goes backwards, short ones too, the two programs differ in handedness.",
      eulerAngles: "If it swings through an odd attitude near straight up, angles are being blended.",
    },
    mend: "Before you compare or blend, change all signs of one of the two if their scalar product is negative.",
  },
  sensorDrift: {
    name: "A phone’s gyroscope drifts",
    sees: "The attitude integrated from a phone’s gyroscope drifts away, at rest or after brisk turns.",
    words:
      "gyroscope integrates to a drift phone IMU sensor rotationRate DeviceMotion bias offset yaw drift VR head tracking dead reckoning coning sampling",
    why: "At rest it drifts by the sensor’s bias, and after brisk turns because the rate at one sample is taken for the whole interval. With the rate at the sample the error falls as the step does, with the mean of two samples as its square: compare the lines of the figure.",
    alike: {
      wrongWay: "If it goes wrong only once the phone is tilted, its rates are multiplied on the wrong side.",
      turnsTwice:
        "If a quarter turn reads as half a turn, it is the factor of one half; if it reads as many turns, degrees were taken for radians.",
    },
    mend: "Measure the bias at rest and take it off, convert to radians, turn by the mean of two samples, on the right of the attitude. What is left needs another sensor.",
  },
} satisfies Record<keyof typeof TURNING, CaseWords>;

export type Strings = Translation<typeof strings>;

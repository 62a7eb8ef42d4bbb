// Trees of the two forests, each around its own (0, 0): firs on the American side, oaks on the German one.

export const FIR = "m0 -16l9 13h-4l8 12h-4l8 11h-13v6h-8v-6h-13l8 -11h-4l8 -12h-4z";
export const OAK = "m-3 22v-11a10 10 0 0 1 -10 -12a10 10 0 0 1 7 -14a10 10 0 0 1 15 3a10 10 0 0 1 3 13a10 10 0 0 1 -9 10v11z";

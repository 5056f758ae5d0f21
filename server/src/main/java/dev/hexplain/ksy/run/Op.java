package dev.hexplain.ksy.run;

/** One step in reading an object. */
interface Op {
    /**
     * Goes on with a frame whose program stands at this step. Either it is done, then it moves the frame on; or it has
     * begun an object, then the machine comes back to it once that is read.
     *
     * @throws ParseFailure where the bytes do not fit
     */
    void run(Machine machine, ObjectFrame frame);
}

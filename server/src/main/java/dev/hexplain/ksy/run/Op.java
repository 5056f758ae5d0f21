package dev.hexplain.ksy.run;

/** An operation of a program: one step in reading an object. */
interface Op {
    /**
     * Runs this step of a frame. It either completes and moves the frame on, or pushes a frame for an object, and is
     * resumed once that object is read.
     *
     * @throws ParseFailure where the bytes are malformed
     */
    void run(Machine machine, ObjectFrame frame);
}

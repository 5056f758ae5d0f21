package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.JavaStreamFrameStack.Rule;

/**
 * The values that {@link JavaStreamVirtualValues} is inside of, which have neither rows nor frames yet: a short stack
 * whose outermost values may be given them.
 */
final class JavaStreamOpenValues {
    /** How many there may be: each adds to the walk that finds what is in the innermost. A power of two. */
    private static final int MOST = 8;

    static final int OBJECT = 0;
    static final int ARRAY = 1;
    static final int ANNOTATION = 2;

    private final JavaStreamState state;
    /** Whether a value is an {@link #OBJECT}, an {@link #ARRAY} or an {@link #ANNOTATION}. */
    private final int[] kinds = new int[MOST];

    private final long[] starts = new long[MOST];
    /** Indexes of classes; of annotations, the forms of their blocks. */
    private final int[] classes = new int[MOST];

    private final JavaStreamClassPlan[] plans = new JavaStreamClassPlan[MOST];
    /** Of an object, the address of the next instruction; of others, how many values in it were read or begun. */
    private final int[] steps = new int[MOST];
    /** Of an array, the number of its elements. */
    private final int[] sizes = new int[MOST];

    /** The number of the outermost one; numbers start anew with each value that is read. */
    private int outermost;
    /** The number after the innermost one. */
    private int count;

    JavaStreamOpenValues(JavaStreamState state) {
        this.state = state;
    }

    void clear() {
        outermost = 0;
        count = 0;
    }

    boolean isEmpty() {
        return count == outermost;
    }

    int size() {
        return count - outermost;
    }

    /** How many were begun and not ended since {@link #clear}, with those that have rows: grows with each. */
    int count() {
        return count;
    }

    /** Whether any got a row since {@link #clear}. */
    boolean gaveRows() {
        return outermost > 0;
    }

    /** The place of the innermost one; any other one where there is none. */
    int innermost() {
        return count - 1 & MOST - 1;
    }

    /** Begins an object, or an array of so many elements, as the innermost value. */
    void begin(int kind, long start, int ofClass, int size) {
        int place = begin(kind, start);
        classes[place] = ofClass;
        plans[place] = state.classes.get(ofClass);
        sizes[place] = size;
    }

    /** Begins what a class wrote by writeObject, in blocks of a form. */
    void beginAnnotation(long start, int blockForm) {
        classes[begin(ANNOTATION, start)] = blockForm;
    }

    private int begin(int kind, long start) {
        if (size() == MOST) {
            giveRow();
        }
        int place = count++ & MOST - 1;
        kinds[place] = kind;
        starts[place] = start;
        steps[place] = 0;
        return place;
    }

    /** Ends the innermost value. */
    void end() {
        count--;
    }

    int kind(int place) {
        return kinds[place];
    }

    JavaStreamClassPlan plan(int place) {
        return plans[place];
    }

    int blockForm(int annotation) {
        return classes[annotation];
    }

    int step(int place) {
        return steps[place];
    }

    void step(int place, int step) {
        steps[place] = step;
    }

    /** Counts another value in an array or annotation. */
    void next(int place) {
        steps[place]++;
    }

    /** The elements of an array that are still to come. */
    int left(int place) {
        return sizes[place] - steps[place];
    }

    /** Gives rows to the outermost values that start before an offset; returns whether all have one. */
    boolean giveRows(long startingBefore) {
        while (!isEmpty() && starts[outermost & MOST - 1] < startingBefore) {
            giveRow();
        }
        return isEmpty();
    }

    /** Opens the row of the outermost value, and pushes its frame. */
    private void giveRow() {
        int place = outermost++ & MOST - 1;
        state.out.open(shape(place), starts[place]);
        // The row counts the value itself, which was counted when it began.
        state.out.computed(-1);
        switch (kinds[place]) {
            case OBJECT ->
                state.frames.push(
                        Rule.OBJECT,
                        steps[place],
                        classes[place],
                        JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.OBJECT));
            case ARRAY -> state.frames.push(Rule.ARRAY, steps[place], 0, left(place));
            default -> state.frames.push(Rule.OBJECT_ANNOTATION, steps[place], classes[place], 0);
        }
    }

    private int shape(int place) {
        return switch (kinds[place]) {
            case OBJECT -> JavaStreamObjects.wholeShape(state, plan(place));
            case ARRAY -> JavaStreamObjects.arrayShape(state, plan(place));
            default -> state.annotationShape(classes[place]);
        };
    }
}

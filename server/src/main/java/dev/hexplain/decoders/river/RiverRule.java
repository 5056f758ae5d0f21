package dev.hexplain.decoders.river;

/**
 * The rules of the grammar, as frames' state words: a rule (8 bits), a step (24) and the number of a class (32).
 */
enum RiverRule {
    /** Objects to the end of the source. */
    STREAM,
    /** So many values. */
    VALUES,
    /** So many entries. */
    ENTRIES,
    ENTRY,
    /** A class in its own row, then so many values or entries. */
    TYPED_ARRAY,
    TYPED_LIST,
    TYPED_MAP,
    OBJECT,
    /** What each class of a hierarchy wrote. */
    LEVELS,
    FIELDS,
    ANNOTATION,
    /** A class that is described by its fields. */
    CLASS,
    CLASS_FIELD,
    /** A class by an externalizer, by a superclass or by a component type, which follow. */
    CLASS_EXTERNALIZER,
    CLASS_SUPER,
    CLASS_COMPONENT;

    private static final int STEP_SHIFT = 8;
    private static final int ABOUT_SHIFT = 32;
    private static final int STEP_MASK = (1 << ABOUT_SHIFT - STEP_SHIFT) - 1;
    private static final RiverRule[] ALL = values();

    static RiverRule of(long word) {
        return ALL[(int) word & 0xFF];
    }

    long word(int step, int about) {
        return ordinal() | (long) (step & STEP_MASK) << STEP_SHIFT | (long) about << ABOUT_SHIFT;
    }

    static int step(long word) {
        return (int) (word >>> STEP_SHIFT) & STEP_MASK;
    }

    static int about(long word) {
        return (int) (word >> ABOUT_SHIFT);
    }
}

package dev.hexplain.codecs.objects;

/** How objects of a class of the JDK are made from what they wrote. */
interface JdkForm {
    /** Makes the object; what is in it may still be missing. */
    Object make(JdkInstance in) throws UnmakeableException;

    /** Puts into the object what is in it; that of a subclass, too. */
    default void fill(Object made, JdkInstance in) throws UnmakeableException {}

    /** A form whose objects are complete once they are made. */
    static JdkForm of(Making making) {
        return making::make;
    }

    /** A form whose objects are filled when all others have been made, so that cycles are no problem. */
    static JdkForm of(Making making, Filling filling) {
        return new JdkForm() {
            @Override
            public Object make(JdkInstance in) throws UnmakeableException {
                return making.make(in);
            }

            @Override
            public void fill(Object made, JdkInstance in) throws UnmakeableException {
                filling.fill(made, in);
            }
        };
    }

    /** Makes an object. */
    @FunctionalInterface
    interface Making {
        Object make(JdkInstance in) throws UnmakeableException;
    }

    /** Fills an object. */
    @FunctionalInterface
    interface Filling {
        void fill(Object made, JdkInstance in) throws UnmakeableException;
    }
}

package dev.hexplain.store;

/** Thrown when a dump or tree was deleted concurrently. The message says which. */
public final class Deleted extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Deleted(String message) {
        super(message, null, false, false);
    }

    /** A dump, or it was never here. */
    public static Deleted dump(String id) {
        return new Deleted("There is no dump `%s`: it was deleted, or never here. Upload it again.".formatted(id));
    }

    /** A tree, or it was never here. */
    public static Deleted tree(String id) {
        return new Deleted(
                "There is no tree `%s`: it was forgotten, or never here. Decode the dump again.".formatted(id));
    }
}

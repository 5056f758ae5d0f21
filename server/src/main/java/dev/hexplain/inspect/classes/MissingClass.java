package dev.hexplain.inspect.classes;

/**
 * A class that declarations need, and that is not there: one without fields is in.
 *
 * @param name binary name
 * @param isSuperclass whether a class extends it
 * @param neededBy what names it: {@code field customer of com.acme.Order}
 * @param reason why it is not there
 */
public record MissingClass(String name, boolean isSuperclass, String neededBy, String reason) {
    /** What needs it, and why it is not there. */
    public String needed() {
        return neededBy + ": " + reason;
    }

    MissingClass asSuperclass() {
        return new MissingClass(name, true, neededBy, reason);
    }
}

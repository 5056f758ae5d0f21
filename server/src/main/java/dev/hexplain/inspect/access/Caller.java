package dev.hexplain.inspect.access;

/**
 * Who asks.
 *
 * @param name of the token, or of the person whom a trusted proxy names
 */
public record Caller(String name, AccessScope scope) {
    /** On loopback, where nobody needs a token. */
    public static final Caller LOCAL = new Caller("local", AccessScope.ADMIN);

    /** Who has the token that the server was started with. */
    public static final Caller SERVER = new Caller("server", AccessScope.ADMIN);

    /** Whether nobody may have that name: it has a meaning. */
    public static boolean isReserved(String name) {
        return name.equals(LOCAL.name()) || name.equals(SERVER.name());
    }
}

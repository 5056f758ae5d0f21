package dev.hexplain.inspect.access;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.SpaceAccess;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who asks.
 *
 * @param name of the token, or of the person whom a trusted proxy names
 * @param spaces of the teams that it is of
 * @param home where its uploads go, unless it says otherwise
 */
public record Caller(String name, AccessScope scope, List<String> spaces, String home) {
    /** On loopback, where nobody needs a token. */
    public static final Caller LOCAL = new Caller("local", AccessScope.ADMIN, List.of(), SpaceAccess.PUBLIC);

    /** Who has the token that the server was started with. */
    public static final Caller SERVER = new Caller("server", AccessScope.ADMIN, List.of(), SpaceAccess.PUBLIC);

    /** Before the name of a space that is one's own. */
    private static final String OWN = "~";

    private static final Pattern SPACE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._@-]{0,99}");

    /** Who has a token: uploads go to the first of its spaces, and to everybody's where it has none. */
    static Caller ofToken(String name, AccessScope scope, List<String> spaces) {
        return new Caller(name, scope, spaces, spaces.isEmpty() ? SpaceAccess.PUBLIC : spaces.getFirst());
    }

    /** Whom a trusted proxy names: uploads are everybody's, unless it says otherwise. */
    public static Caller ofProxy(String name, AccessScope scope, List<String> spaces) {
        return new Caller(name, scope, spaces, SpaceAccess.PUBLIC);
    }

    /** Whether a team's space may be called so. */
    public static boolean isSpace(String name) {
        return SPACE.matcher(name).matches() && !name.equals(SpaceAccess.PUBLIC);
    }

    /** Whether a space may be called so: everybody's, one's own, or a team's. */
    public static boolean mayBeSpace(String name) {
        return name.equals(SpaceAccess.PUBLIC) || name.startsWith(OWN) || isSpace(name);
    }

    /**
     * What this thread works for, until another request or {@link #leave}.
     *
     * @param chosen the space that the request names, where it names one
     * @throws Refusal where that is none of the caller's
     */
    public void enter(Optional<String> chosen) {
        String space = chosen.orElse(home);
        SpaceAccess access = new SpaceAccess(seen(), space);
        boolean isName = space.equals(SpaceAccess.PUBLIC) || space.equals(own()) || isSpace(space);
        if (!isName || !access.sees(space)) {
            throw Refusal.notFound(
                    "`%s` is no space of yours: GET /api/v1/spaces lists those there are.".formatted(space));
        }
        access.enter();
    }

    /** This thread works for nobody any more. */
    public static void leave() {
        SpaceAccess.leave();
    }

    /** Whoever may do everything sees everything. */
    private Optional<Set<String>> seen() {
        return scope == AccessScope.ADMIN
                ? Optional.empty()
                : Optional.of(Stream.concat(Stream.of(SpaceAccess.PUBLIC, own()), spaces.stream())
                        .collect(Collectors.toSet()));
    }

    private String own() {
        return OWN + name;
    }

    /**
     * The spaces of the caller: everybody's first, its own, those of its teams.
     *
     * @param used those that dumps are in
     */
    List<String> spaces(List<String> used) {
        return Stream.of(
                        Stream.of(SpaceAccess.PUBLIC),
                        isReserved(name) ? Stream.<String>empty() : Stream.of(own()),
                        spaces.stream(),
                        scope == AccessScope.ADMIN ? used.stream() : Stream.<String>empty())
                .flatMap(names -> names)
                .distinct()
                .toList();
    }

    /** Whether nobody may have that name: it has a meaning. */
    public static boolean isReserved(String name) {
        return name.equals(LOCAL.name()) || name.equals(SERVER.name());
    }
}

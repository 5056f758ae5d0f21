package dev.hexplain.inspect.access;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What people may do whom somebody else signs in: a proxy, or an OpenID provider. Each of their groups is a team, and has a
 * space.
 *
 * @param groups what members of a group may do
 * @param others what everybody may do; empty for nothing
 */
public record SignedInRules(Map<String, AccessScope> groups, Optional<AccessScope> others) {
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\- ]{0,99}");

    /** Of one person. */
    private static final int MOST_SPACES = 100;

    public SignedInRules {
        groups = Map.copyOf(groups);
    }

    /** Who asks; empty for a name that nobody may have, and for who may do nothing. */
    public Optional<Caller> caller(String name, List<String> memberOf) {
        return Optional.of(name)
                .filter(each -> NAME.matcher(each).matches())
                .filter(each -> !Caller.isReserved(each))
                .flatMap(each -> scope(memberOf).map(scope -> Caller.ofProxy(each, scope, spaces(memberOf))));
    }

    /** The widest of what the groups may do. */
    private Optional<AccessScope> scope(List<String> memberOf) {
        Stream<AccessScope> ofGroups = memberOf.stream()
                .map(name -> Optional.ofNullable(groups.get(name)))
                .flatMap(Optional::stream);
        return Stream.concat(ofGroups, others.stream()).max(Comparator.naturalOrder());
    }

    private static List<String> spaces(List<String> memberOf) {
        return memberOf.stream()
                .filter(Caller::isSpace)
                .distinct()
                .limit(MOST_SPACES)
                .toList();
    }
}

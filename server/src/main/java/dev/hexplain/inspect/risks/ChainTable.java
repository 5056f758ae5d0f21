package dev.hexplain.inspect.risks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The known chains, from {@code chains.txt}, whose head says how they are written. */
record ChainTable(List<Chain> chains, Map<String, List<Chain.Link>> byOwner, Map<String, List<Chain.Link>> byClass) {
    private static final String SOURCES =
            "https://github.com/frohoff/ysoserial/blob/master/src/main/java/ysoserial/payloads/";

    private static final String BETWEEN = " | ";

    /** Read when first needed. */
    private static final class Shipped {
        private static final ChainTable TABLE = parse(text());
    }

    /** The chains that are known. */
    static ChainTable known() {
        return Shipped.TABLE;
    }

    /**
     * Whether a stream may hold a chain, by the classes that it describes: strings and class objects need no descriptor.
     *
     * @param described as in source code
     */
    boolean mayBeAmong(Set<String> described) {
        return chains.stream().anyMatch(chain -> chain.links().stream().allMatch(link -> mayBeAmong(link, described)));
    }

    private static boolean mayBeAmong(Chain.Link link, Set<String> described) {
        return (link.holders().isEmpty()
                        || link.holders().stream().anyMatch(holder -> described.contains(holder.className())))
                && link.wanted().stream()
                        .map(Chain.Wanted::className)
                        .anyMatch(name -> described.contains(name) || StreamClass.isUndescribed(name));
    }

    private static String text() {
        try (InputStream in = ChainTable.class.getResourceAsStream("chains.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ChainTable parse(String text) {
        Map<String, String> names = new HashMap<>();
        Map<String, Chain.Link> links = new HashMap<>();
        List<Chain> chains = new ArrayList<>();
        for (String line : text.lines()
                .filter(each -> !each.startsWith("#") && !each.isBlank())
                .toList()) {
            if (line.startsWith("let ")) {
                String[] let = line.substring("let ".length()).split(" = ", 2);
                names.put(let[0], let[1]);
            } else if (line.startsWith("chain ")) {
                String name = line.substring("chain ".length());
                chains.add(new Chain(name, SOURCES + name + ".java", List.of()));
            } else {
                chains.add(with(chains.removeLast(), line.strip(), names, links));
            }
        }
        return of(List.copyOf(chains), links);
    }

    private static Chain with(Chain chain, String line, Map<String, String> names, Map<String, Chain.Link> links) {
        if (line.startsWith("see ")) {
            return new Chain(chain.name(), line.substring("see ".length()), chain.links());
        }
        Chain.Link link = links.computeIfAbsent(line, text -> link(text, names));
        return new Chain(
                chain.name(),
                chain.reference(),
                Stream.concat(chain.links().stream(), Stream.of(link)).toList());
    }

    private static Chain.Link link(String line, Map<String, String> names) {
        String[] sides = line.split(" > ", 2);
        Set<Chain.Holder> holders = new LinkedHashSet<>();
        if (sides.length > 1) {
            alternatives(sides[0]).forEach(side -> {
                String[] holder = side.split("#", 2);
                alternatives(names.getOrDefault(holder[0], holder[0]))
                        .forEach(name -> holders.add(new Chain.Holder(name, holder[1])));
            });
        }
        Set<Chain.Wanted> wanted = alternatives(sides[sides.length - 1])
                .flatMap(side -> alternatives(names.getOrDefault(side, side)))
                .map(ChainTable::wanted)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return new Chain.Link(holders, wanted);
    }

    private static Stream<String> alternatives(String text) {
        return Stream.of(text.split(Pattern.quote(BETWEEN)));
    }

    private static Chain.Wanted wanted(String text) {
        int open = text.indexOf('(');
        if (open < 0) {
            return new Chain.Wanted(text, "", "");
        }
        String[] condition = text.substring(open + 1, text.length() - 1).split("=", 2);
        return new Chain.Wanted(text.substring(0, open), condition[0], condition[1]);
    }

    private static ChainTable of(List<Chain> chains, Map<String, Chain.Link> links) {
        Map<String, List<Chain.Link>> byOwner = new HashMap<>();
        Map<String, List<Chain.Link>> byClass = new HashMap<>();
        for (Chain.Link link : links.values()) {
            link.holders().stream()
                    .map(Chain.Holder::className)
                    .distinct()
                    .forEach(name -> byOwner.computeIfAbsent(name, _ -> new ArrayList<>())
                            .add(link));
            if (link.holders().isEmpty()) {
                link.wanted()
                        .forEach(wanted -> byClass.computeIfAbsent(wanted.className(), _ -> new ArrayList<>())
                                .add(link));
            }
        }
        return new ChainTable(chains, byOwner, byClass);
    }
}

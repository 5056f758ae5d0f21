package dev.hexplain.inspect.risks;

import dev.hexplain.inspect.view.RisksView.ChainLinkView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Finds the known chains in a stream: the first place of each of their links. */
final class ChainSearch {
    private final FieldTree tree;
    private final ChainTable table;
    private final Map<Chain.Link, ChainLinkView> found = new HashMap<>();

    ChainSearch(FieldTree tree, ChainTable table) {
        this.tree = tree;
        this.table = table;
    }

    boolean follows(String owner) {
        return table.byOwner().containsKey(owner);
    }

    void held(HeldValue held) {
        for (Chain.Link link : table.byOwner().getOrDefault(held.owner(), List.of())) {
            if (!found.containsKey(link)
                    && link.isHeldBy(held)
                    && link.wanted().stream().anyMatch(wanted -> wanted.isTheValueOf(held, tree))) {
                found.put(link, new ChainLinkView(text(held), held.offset(), held.length(), held.path(tree)));
            }
        }
    }

    private static String text(HeldValue held) {
        return held.owner() + "#" + held.role() + " > " + held.type().displayName();
    }

    void instance(StreamClass type, long offset, long length) {
        for (Chain.Link link : table.byClass().getOrDefault(type.displayName(), List.of())) {
            found.computeIfAbsent(link, _ -> new ChainLinkView(type.displayName(), offset, length, pathAt(offset)));
        }
    }

    private String pathAt(long offset) {
        return tree.startingAt(offset, ShapeMark.DEFINES_HANDLE)
                .map(field -> Paths.of(tree, field))
                .orElse("");
    }

    /** The chains of which every link was found, without those of which another has all links and more. */
    List<ChainView> chains() {
        List<Chain> whole = table.chains().stream()
                .filter(chain -> found.keySet().containsAll(chain.links()))
                .toList();
        return whole.stream()
                .filter(chain -> whole.stream().noneMatch(other -> isMore(other, chain)))
                .map(chain -> new ChainView(
                        chain.name(),
                        chain.reference(),
                        chain.links().stream().map(found::get).toList()))
                .toList();
    }

    private static boolean isMore(Chain chain, Chain than) {
        return chain.links().size() > than.links().size() && new HashSet<>(chain.links()).containsAll(than.links());
    }
}

package dev.hexplain.inspect.risks;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.RisksView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import dev.hexplain.inspect.view.RisksView.ClassCountView;
import dev.hexplain.inspect.view.RisksView.CountsView;
import dev.hexplain.inspect.view.RisksView.FindingView;
import dev.hexplain.inspect.view.RisksView.FindingsView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Finds what a stream would do to a reader, in one walk over its tree. */
public final class StreamRisks implements ObjectStreamVisitor {
    private static final String FORMAT = "java_serialization";
    private static final int MOST_CLASSES = 200;
    private static final int MOST_FINDINGS = 100;
    private static final String UNREAD = "(a class whose descriptor is cut or damaged)";
    private static final int CLASS_FILE = 0xCAFEBABE;
    private static final int STREAM = 0xACED0005;

    private final FieldTree tree;
    private final ChainSearch chains;
    private final Map<String, RequestCounts> classes = new HashMap<>();
    private final Map<FindingKind, Findings> findings = new EnumMap<>(FindingKind.class);
    private long longestArray;
    private long checks;

    /** The instances of a class. */
    private static final class RequestCounts {
        private long instances;
        private long bytes;
    }

    /** The first of a kind, and how many there are. */
    private static final class Findings {
        private final List<FindingView> first = new ArrayList<>();
        private long count;
    }

    private StreamRisks(FieldTree tree) {
        this.tree = tree;
        this.chains = new ChainSearch(tree, ChainTable.known());
    }

    /** What is in a stream. */
    public static RisksView of(FieldTree tree, Decoder decoder) {
        requireStream(decoder);
        return view(tree, decoder);
    }

    /** The known chains in a stream. One that does not describe the classes of any is not walked through. */
    public static List<ChainView> chains(FieldTree tree, Decoder decoder) {
        if (!isStream(decoder)) {
            return List.of();
        }
        List<ClassDescriptor> described = decoder.descriptors(tree);
        Set<String> names = described.stream().map(ClassDescriptor::displayName).collect(Collectors.toSet());
        boolean isWhole = described.size() < DescribedClass.MOST;
        return isWhole && !ChainTable.known().mayBeAmong(names)
                ? List.of()
                : view(tree, decoder).chains();
    }

    private static RisksView view(FieldTree tree, Decoder decoder) {
        StreamRisks risks = new StreamRisks(tree);
        ObjectStreamWalk walk = new ObjectStreamWalk(tree, decoder, risks);
        walk.run();
        return risks.view(walk);
    }

    /** Passes on the checks that a filter would be asked for, in order; then counts them. */
    public static CountsView checks(FieldTree tree, Decoder decoder, Consumer<FilterCheck> checks) {
        requireStream(decoder);
        AskedChecks asked = new AskedChecks(checks);
        ObjectStreamWalk walk = new ObjectStreamWalk(tree, decoder, asked);
        walk.run();
        return new CountsView(
                walk.deepest(), walk.references(), tree.source().length(), asked.longestArray(), asked.count());
    }

    private static boolean isStream(Decoder decoder) {
        return decoder.id().equals(FORMAT) || decoder.id().startsWith(FORMAT + ":");
    }

    private static void requireStream(Decoder decoder) {
        if (!isStream(decoder)) {
            throw Refusal.badRequest(
                    "Risks and filters are those of Java serialization streams, and this is `%s`. Is the stream inside of it? `hexplain carve` finds it; --offset and --layers lead to it."
                            .formatted(decoder.id()));
        }
    }

    private RisksView view(ObjectStreamWalk walk) {
        return new RisksView(
                classes.size(),
                classes.entrySet().stream()
                        .map(each -> new ClassCountView(
                                shown(each.getKey()), each.getValue().instances, each.getValue().bytes))
                        .sorted(Comparator.comparingLong(ClassCountView::bytes)
                                .reversed()
                                .thenComparing(ClassCountView::name))
                        .limit(MOST_CLASSES)
                        .toList(),
                chains.chains(),
                findings.entrySet().stream()
                        .map(each -> new FindingsView(
                                each.getKey().id(), each.getValue().count, List.copyOf(each.getValue().first)))
                        .toList(),
                new CountsView(walk.deepest(), walk.references(), tree.source().length(), longestArray, checks),
                true,
                List.of());
    }

    private static String shown(String name) {
        return name.isEmpty() ? UNREAD : name;
    }

    @Override
    public void check(FilterCheck check) {
        checks++;
        longestArray = Math.max(longestArray, check.arrayLength());
    }

    @Override
    public void instance(StreamClass type, long offset, long length, StreamClass around) {
        RequestCounts own = tally(type);
        own.instances++;
        own.bytes += length;
        if (!around.displayName().isEmpty()) {
            tally(around).bytes -= length;
        }
        chains.instance(type, offset, length);
        if (type.isProxy()) {
            find(FindingKind.PROXY, type.displayName(), offset, length);
        } else if (type.is("java.rmi.server.RemoteObject") || type.name().startsWith("sun.rmi.")) {
            find(FindingKind.REMOTE, type.displayName(), offset, length);
        } else if (type.name().equals("java.lang.invoke.SerializedLambda")) {
            find(FindingKind.LAMBDA, "", offset, length);
        } else if (type.name().equals("java.net.URL")) {
            find(FindingKind.URL, "", offset, length);
        }
    }

    private RequestCounts tally(StreamClass type) {
        return classes.computeIfAbsent(type.displayName(), _ -> new RequestCounts());
    }

    @Override
    public boolean follows(String owner) {
        return chains.follows(owner);
    }

    @Override
    public void held(HeldValue held) {
        chains.held(held);
    }

    @Override
    public void text(Field text) {
        JndiTexts.find(
                tree.source(),
                text.offset(),
                text.end(),
                (at, found) ->
                        add(FindingKind.ADDRESS, new Place(found, at, found.length()), () -> Paths.of(tree, text)));
    }

    @Override
    public void block(String owner, Field block) {
        if (owner.equals("java.rmi.server.RemoteObject")) {
            RemoteEndpoint.of(tree.source(), block)
                    .ifPresent(endpoint -> add(
                            FindingKind.REMOTE,
                            new Place(endpoint, block.offset(), block.length()),
                            () -> Paths.of(tree, block)));
        }
    }

    @Override
    public void bytes(long offset, long length) {
        Source source = tree.source();
        if (length < Integer.BYTES || offset + Integer.BYTES > source.length()) {
            return;
        }
        int head = source.u1(offset) << 24
                | source.u1(offset + 1) << 16
                | source.u1(offset + 2) << 8
                | source.u1(offset + 3);
        if (head == CLASS_FILE || head == STREAM) {
            add(
                    FindingKind.EMBEDDED,
                    new Place(head == STREAM ? "Java serialization stream" : "class file", offset, length),
                    () -> tree.at(offset)
                            .flatMap(element -> tree.parent(element.id()))
                            .map(array -> Paths.of(tree, array))
                            .orElse(""));
        }
    }

    /** A finding without its path. */
    private record Place(String text, long offset, long length) {}

    private void find(FindingKind kind, String text, long offset, long length) {
        if (count(kind).count >= MOST_FINDINGS) {
            count(kind).count++;
            return;
        }
        tree.startingAt(offset, ShapeMark.INSTANCE).ifPresent(object -> {
            String shown = text.isEmpty() ? ObjectTexts.of(tree, object, kind) : text;
            add(kind, new Place(shown, offset, length), () -> Paths.of(tree, object));
        });
    }

    private void add(FindingKind kind, Place place, Supplier<String> path) {
        Findings found = count(kind);
        if (found.count++ < MOST_FINDINGS) {
            found.first.add(new FindingView(place.text(), place.offset(), place.length(), path.get()));
        }
    }

    private Findings count(FindingKind kind) {
        return findings.computeIfAbsent(kind, _ -> new Findings());
    }
}

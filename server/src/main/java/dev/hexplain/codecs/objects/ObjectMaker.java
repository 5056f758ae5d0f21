package dev.hexplain.codecs.objects;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.StreamNode.Level;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.TreeValues;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the objects of a stream, each once. An object is made first and filled later, so that objects may refer to each
 * other in circles; only what is complete when it is made, such as a {@code BigDecimal}, needs its parts before.
 */
final class ObjectMaker {
    /** Objects that must be complete before the one that they are part of is made. */
    private static final int DEEPEST = 200;

    private static final int MOST_LOSSES = 1_000;

    private final StreamNodes nodes;
    private final DefinedClasses classes;
    private final TreeValues values;
    private final MakingBudget budget;
    private final HashInsertions insertions;
    private final ArrayMaker arrays;
    private final Map<Long, @Nullable Object> made = new HashMap<>();
    private final Set<Long> begun = new HashSet<>();
    private final Deque<Runnable> unfilled = new ArrayDeque<>();
    private final List<MakingLoss> losses = new ArrayList<>();

    ObjectMaker(StreamNodes nodes, DefinedClasses classes, MakingBudget budget) {
        this.nodes = nodes;
        this.classes = classes;
        this.budget = budget;
        this.values = new TreeValues(nodes.tree());
        this.insertions = new HashInsertions(budget);
        this.arrays = new ArrayMaker(this, nodes, classes);
    }

    /** Fills all objects that have been made, and those that are made by that. */
    void complete() {
        while (!unfilled.isEmpty()) {
            unfilled.removeFirst().run();
        }
        insertions.run();
    }

    /** The object that a field holds or refers to; null where it could not be made, which is then said. */
    @Nullable Object of(Field field) {
        StreamNode node = nodes.of(field);
        return switch (node) {
            case StreamNode.Absent _ -> null;
            case StreamNode.Text text -> text.text();
            default -> once(node);
        };
    }

    private @Nullable Object once(StreamNode node) {
        long key = node.field().offset();
        if (made.containsKey(key)) {
            return made.get(key);
        }
        budget.object();
        Object object = null;
        if (begun.size() < DEEPEST && begun.add(key)) {
            try {
                object = make(node);
            } catch (UnmakeableException e) {
                leaveOut(node, String.valueOf(e.getMessage()));
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                leaveOut(node, rethrown(e).toString());
            } finally {
                begun.remove(key);
            }
            made.put(key, object);
        } else {
            leaveOut(node, "it is part of something that is part of it, or too deep in such parts");
        }
        return object;
    }

    private static Throwable rethrown(Throwable failure) {
        if (failure instanceof MakingBudget.SpentException spent) {
            throw spent;
        }
        return failure;
    }

    private @Nullable Object make(StreamNode node) throws UnmakeableException {
        return switch (node) {
            case StreamNode.Absent _ -> null;
            case StreamNode.Text text -> text.text();
            case StreamNode.Unknown unknown -> throw new UnmakeableException(unknown.reason());
            case StreamNode.ArrayOf array -> arrays.array(array);
            case StreamNode.ClassObject(Field _, ClassDescriptor type) -> arrays.type(type.name());
            case StreamNode.Constant constant -> constant(constant);
            case StreamNode.Instance instance -> instance(instance);
        };
    }

    private Object constant(StreamNode.Constant constant) throws UnmakeableException {
        Class<?> type = arrays.type(constant.type().name());
        if (ClassDefinition.isJdk(constant.type().name()) ? !JdkForms.isEnum(type) : !type.isEnum()) {
            throw new UnmakeableException("constants of this class are not made here");
        }
        for (Object each : type.getEnumConstants()) {
            if (((Enum<?>) each).name().equals(constant.name())) {
                return each;
            }
        }
        throw new UnmakeableException("it has no constant " + constant.name());
    }

    private Object instance(StreamNode.Instance node) throws UnmakeableException {
        if (!node.type().proxyInterfaces().isEmpty()) {
            throw new UnmakeableException("a proxy calls code, and there is none");
        }
        if (ClassDefinition.isJdk(node.type().name())) {
            JdkForm form = JdkForms.of(node.type().name(), classes);
            JdkInstance in = new JdkInstance(this, node);
            Object object = form.make(in);
            later(node, () -> form.fill(object, in));
            return object;
        }
        return new DefinedInstance(this, node, classes).make();
    }

    /** Something that can fail. */
    @FunctionalInterface
    interface Step {
        void run() throws UnmakeableException;
    }

    /** Does something once all objects that are being made have been made. */
    void later(StreamNode of, Step step) {
        unfilled.add(() -> {
            try {
                step.run();
            } catch (UnmakeableException e) {
                notKept(of, String.valueOf(e.getMessage()));
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                notKept(of, rethrown(e).toString());
            }
        });
    }

    HashInsertions insertions() {
        return insertions;
    }

    MakingBudget budget() {
        return budget;
    }

    TreeValues values() {
        return values;
    }

    Source sourceOf(Field field) {
        return nodes.tree().sourceOf(field);
    }

    static boolean isBlock(Field field) {
        return field.shape().production().startsWith("blockdata");
    }

    /** The data in a block. */
    byte[] block(Field block) {
        long from = nodes.tree().child(block, "size").map(Field::end).orElse(block.end());
        return sourceOf(block).copy(from, Math.toIntExact(block.end() - from));
    }

    /** What a class of a hierarchy writes behind its fields, as {@code ObjectOutputStream} is to be given it. */
    List<StreamContent> written(Level level) {
        List<StreamContent> contents = new ArrayList<>();
        for (Field each : level.written()) {
            contents.add(isBlock(each) ? new StreamContent.Data(block(each)) : new StreamContent.Value(of(each)));
        }
        return contents;
    }

    String path(Field field) {
        return Paths.of(nodes.tree(), field);
    }

    void lose(MakingLoss loss) {
        if (losses.size() < MOST_LOSSES) {
            losses.add(loss);
        }
    }

    private void leaveOut(StreamNode node, String reason) {
        lose(new MakingLoss.LeftOut(path(node.field()), className(node), reason));
    }

    void notKept(StreamNode node, String reason) {
        lose(new MakingLoss.NotKept(path(node.field()), className(node), reason));
    }

    private static String className(StreamNode node) {
        return switch (node) {
            case StreamNode.Instance instance -> instance.type().displayName();
            case StreamNode.ArrayOf array -> array.type().displayName();
            case StreamNode.Constant constant -> constant.type().displayName();
            case StreamNode.ClassObject _ -> "java.lang.Class";
            case StreamNode.Text _ -> "java.lang.String";
            case StreamNode.Absent _, StreamNode.Unknown _ -> "";
        };
    }

    /** What was not made, in the order in which that was found; the first of many. */
    List<MakingLoss> losses() {
        return List.copyOf(losses);
    }
}

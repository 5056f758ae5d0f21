package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import dev.hexplain.codecs.objects.StreamNode.Level;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.ClassDescriptor.ClassField;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.tree.Field;
import dev.hexplain.values.ChildFields;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The classes that a stream describes, as definitions. A stream does not say which interfaces a class implements: what
 * is in a field of an interface's type does implement it.
 */
final class StreamTypes {
    private static final int PAGE = 256;

    private final StreamNodes nodes;
    private final MakingBudget budget;
    private final Map<String, ClassDefinition> definitions = new LinkedHashMap<>();
    private final List<ClassDefinition> again = new ArrayList<>();
    private final Map<String, Boolean> interfaces = new HashMap<>();
    private final Deque<StreamNode> open = new ArrayDeque<>();
    private final Set<Long> met = new HashSet<>();

    private StreamTypes(StreamNodes nodes, MakingBudget budget) {
        this.nodes = nodes;
        this.budget = budget;
    }

    /**
     * Definitions of the classes of a stream.
     *
     * @param roots where its objects begin
     */
    static List<ClassDefinition> of(
            List<DescribedClass> described, StreamNodes nodes, List<Field> roots, MakingBudget budget) {
        StreamTypes types = new StreamTypes(nodes, budget);
        described.forEach(types::define);
        described.forEach(types::hide);
        roots.forEach(each -> types.meet("Ljava/lang/Object;", each));
        while (!types.open.isEmpty()) {
            types.look(types.open.removeLast());
        }
        List<ClassDefinition> all = new ArrayList<>(types.definitions.values());
        all.addAll(types.again);
        return all;
    }

    private void define(DescribedClass each) {
        ClassDescriptor descriptor = each.descriptor();
        String name = descriptor.name();
        if (!descriptor.proxyInterfaces().isEmpty() || ClassDefinition.isJdk(name)) {
            return;
        }
        if (name.startsWith("[")) {
            named(name).ifPresent(element -> definitions.putIfAbsent(element, ClassDefinition.ofInterface(element)));
            return;
        }
        ClassDefinition definition = definition(each, name);
        ClassDefinition before = definitions.get(name);
        if (before == null || before.kind() instanceof Kind.Interface) {
            definitions.put(name, definition);
        } else if (before.kind() instanceof Kind.Enumeration first
                && definition.kind() instanceof Kind.Enumeration next) {
            definitions.put(name, enumeration(name, first, next));
        } else if (!before.equals(definition)) {
            again.add(definition);
        }
    }

    /** The UID of an array follows from the access of the class of its elements. */
    private void hide(DescribedClass each) {
        String name = each.descriptor().name();
        if (name.startsWith("[")
                && ArrayUid.of(name, false)
                        == each.descriptor().serialVersionUID().longValue()) {
            named(name).ifPresent(element -> definitions.computeIfPresent(element, (_, of) -> of.inPackage()));
        }
    }

    private ClassDefinition definition(DescribedClass each, String name) {
        ClassDescriptor descriptor = each.descriptor();
        List<String> flags = descriptor.flags();
        long uid = descriptor.serialVersionUID().longValue();
        if (flags.contains("SC_ENUM")) {
            return enumeration(name, each.enumConstants());
        }
        if (!flags.contains("SC_SERIALIZABLE") && !flags.contains("SC_EXTERNALIZABLE")) {
            return ClassDefinition.ofInterface(name);
        }
        return new ClassDefinition(
                name,
                flags.contains("SC_EXTERNALIZABLE")
                        ? new Kind.External(uid)
                        : new Kind.Plain(uid, flags.contains("SC_WRITE_METHOD")),
                true,
                descriptor.superClass().map(ClassDescriptor.ClassRef::name).orElse("java.lang.Object"),
                List.of(),
                descriptor.fields().stream()
                        .map(field -> new DefinedField(field.name(), field.descriptor()))
                        .toList());
    }

    /** An enum that is described twice, each time with the constants that occur. */
    private static ClassDefinition enumeration(String name, Kind.Enumeration first, Kind.Enumeration next) {
        Set<String> all = new LinkedHashSet<>(first.constants());
        all.addAll(next.constants());
        return enumeration(name, List.copyOf(all));
    }

    private static ClassDefinition enumeration(String name, List<String> constants) {
        return new ClassDefinition(name, new Kind.Enumeration(constants), true, "java.lang.Enum", List.of(), List.of());
    }

    /** The class that a name is of, or whose arrays it is of, where that is no primitive type. */
    private static Optional<String> named(String descriptor) {
        String element = descriptor.substring(descriptor.lastIndexOf('[') + 1);
        return element.startsWith("L") && element.endsWith(";")
                ? Optional.of(element.substring(1, element.length() - 1).replace('/', '.'))
                        .filter(name -> !ClassDefinition.isJdk(name))
                : Optional.empty();
    }

    private void look(StreamNode node) {
        switch (node) {
            case StreamNode.Instance instance -> instance.levels().forEach(this::look);
            case StreamNode.ArrayOf array
            when array.type().name().matches("\\[+L.*|\\[\\[.*") -> {
                String component = array.type().name().substring(1).replace('.', '/');
                ChildFields elements = nodes.elements(array);
                for (long from = 0; from < elements.count(); from += PAGE) {
                    elements.page(from, PAGE).forEach(each -> meet(component, each));
                }
            }
            default -> {}
        }
    }

    private void look(Level level) {
        for (int i = 0; i < level.fields().size(); i++) {
            ClassField field = level.type().fields().get(i);
            if (!StreamPrimitives.isPrimitive(field.descriptor())) {
                meet(field.descriptor(), level.fields().get(i));
            }
        }
        boolean comparatorFirst = level.type().name().equals("java.util.TreeSet");
        for (Field each : level.written()) {
            if (!ObjectMaker.isBlock(each)) {
                meet(comparatorFirst ? "Ljava/util/Comparator;" : "Ljava/lang/Object;", each);
                comparatorFirst = false;
            }
        }
    }

    /** What is in a place of a type. */
    private void meet(String declared, Field field) {
        budget.step();
        StreamNode node = nodes.of(field);
        switch (node) {
            case StreamNode.Instance instance ->
                implement(declared, 0, instance.type().name());
            case StreamNode.Constant constant ->
                implement(declared, 0, constant.type().name());
            case StreamNode.ArrayOf array -> {
                String name = array.type().name();
                int dimensions = name.lastIndexOf('[') + 1;
                named(name).ifPresent(element -> implement(declared, dimensions, element));
            }
            default -> {}
        }
        if (!(node instanceof StreamNode.Absent) && met.add(node.field().offset())) {
            budget.object();
            open.add(node);
        }
    }

    private void implement(String declared, int dimensions, String className) {
        ClassDefinition definition = definitions.get(className);
        int declaredDimensions = declared.lastIndexOf('[') + 1;
        if (definition == null
                || declaredDimensions != dimensions
                || definition.interfaces().size() >= 100
                || !declared.startsWith("L", declaredDimensions)) {
            return;
        }
        String type = declared.substring(declaredDimensions + 1, declared.length() - 1)
                .replace('/', '.');
        if (!type.equals(className) && interfaces.computeIfAbsent(type, this::isInterface)) {
            definitions.put(className, definition.implementing(type));
        }
    }

    private boolean isInterface(String type) {
        ClassDefinition definition = definitions.get(type);
        return definition == null
                ? !ClassDefinition.isJdk(type) || DefinedClasses.isJdkInterface(type)
                : definition.kind() instanceof Kind.Interface;
    }
}

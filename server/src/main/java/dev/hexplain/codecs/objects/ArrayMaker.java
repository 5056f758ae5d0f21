package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.tree.Field;
import dev.hexplain.values.ChildFields;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;

/** Makes arrays, and finds classes by the names that streams use. */
final class ArrayMaker {
    private static final int PAGE = 256;
    private final ObjectMaker maker;
    private final StreamNodes nodes;
    private final StreamTypeNames names;

    ArrayMaker(ObjectMaker maker, StreamNodes nodes, DefinedClasses classes) {
        this.maker = maker;
        this.nodes = nodes;
        this.names = new StreamTypeNames(classes);
    }

    /** The class with a name as streams have it. */
    Class<?> type(String name) throws UnmakeableException {
        return names.type(name).orElseThrow(() -> new UnmakeableException("there is no such class here"));
    }

    Object array(StreamNode.ArrayOf node) throws UnmakeableException {
        Class<?> type = type(node.type().name());
        if (!type.isArray()) {
            throw new UnmakeableException("it is no array");
        }
        ChildFields elements = nodes.elements(node);
        int count = Math.toIntExact(elements.count());
        Class<?> component = type.componentType();
        if (component.isPrimitive()) {
            char code = component.descriptorString().charAt(0);
            long size = (long) count * StreamPrimitives.size(code);
            maker.budget().bytes(size);
            MemorySegment bytes =
                    maker.sourceOf(node.field()).segment().asSlice(node.field().end() - size, size);
            return StreamPrimitives.array(bytes, code);
        }
        maker.budget().bytes((long) count * Long.BYTES);
        Object[] array = (Object[]) Array.newInstance(component, count);
        maker.later(node, () -> fill(array, elements, node));
        return array;
    }

    private void fill(Object[] array, ChildFields elements, StreamNode.ArrayOf node) {
        for (int from = 0; from < array.length; from += PAGE) {
            int at = from;
            for (Field each : elements.page(from, PAGE)) {
                Object value = maker.of(each);
                if (value == null || array.getClass().componentType().isInstance(value)) {
                    array[at] = value;
                } else {
                    maker.notKept(node, "its element %d is none of its type".formatted(at));
                }
                at++;
            }
        }
    }
}

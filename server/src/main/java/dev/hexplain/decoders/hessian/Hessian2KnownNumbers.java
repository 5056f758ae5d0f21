package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The classes and types of a finished tree by their numbers: its shape references have where each was defined or named,
 * in order. Safe for many threads.
 */
final class Hessian2KnownNumbers implements Hessian2Numbers {
    private static final int KEPT = 1 << 10;

    private final MemorySegment bytes;
    private final long[] classes;
    private final long[] types;
    /** By the lowest bits of their numbers; none has more fields than objects without rows. */
    private final AtomicReferenceArray<@Nullable Definition> definitions = new AtomicReferenceArray<>(KEPT);

    private record Definition(int number, HessianClassDefinition definition) {}

    Hessian2KnownNumbers(FieldTree tree) {
        this.bytes = tree.source().segment();
        long[] foundClasses = new long[16];
        long[] foundTypes = new long[16];
        int classCount = 0;
        int typeCount = 0;
        for (int i = 1; i <= tree.shapeRefCount() && (classCount < MOST || typeCount < MOST); i++) {
            Shapes.ShapeRef shapeRef = tree.shapeRef(-i);
            if (HessianObjects.isClass(shapeRef) && classCount < MOST) {
                foundClasses = added(foundClasses, classCount++, shapeRef.offset());
            } else if (isNewType(shapeRef, typeCount == 0 ? 0 : foundTypes[typeCount - 1]) && typeCount < MOST) {
                foundTypes = added(foundTypes, typeCount++, shapeRef.offset());
            }
        }
        this.classes = Arrays.copyOf(foundClasses, classCount);
        this.types = Arrays.copyOf(foundTypes, typeCount);
    }

    private static long[] added(long[] to, int count, long offset) {
        long[] room = count < to.length ? to : Arrays.copyOf(to, 2 * count);
        room[count] = offset;
        return room;
    }

    /** Each type is named behind those before it; later shape references to it belong to other containers. */
    private static boolean isNewType(Shapes.ShapeRef shapeRef, long before) {
        return shapeRef.offset() > before
                && shapeRef.variant() < HessianRule.values().length
                && HessianRule.of((int) shapeRef.variant()).isTyped();
    }

    @Override
    public int fieldsOf(int classNumber) {
        return classNumber >= 0 && classNumber < classes.length
                ? HessianClassDefinition.fieldsAt(bytes, classes[classNumber])
                : -1;
    }

    @Override
    public boolean isType(int number) {
        return number >= 0 && number < types.length;
    }

    /** Where the name of a type is. */
    long type(int number) {
        return types[number];
    }

    /** A class that objects without rows have. */
    HessianClassDefinition definition(int number) {
        int place = number & KEPT - 1;
        Definition known = definitions.get(place);
        if (known == null || known.number != number) {
            known = new Definition(number, HessianClassDefinition.at(bytes, classes[number]));
            definitions.set(place, known);
        }
        return known.definition;
    }
}

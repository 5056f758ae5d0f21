package dev.hexplain.decoders.fory;

import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Parse;
import java.util.ArrayList;
import java.util.List;

/** The classes that a stream defines and the class list does not have: their numbers follow those of the list. */
final class ForyDefinedLayouts {
    private final Parse parse;
    private final int listed;
    private final List<Layout> layouts = new ArrayList<>();

    /** @param firstShape the shape of the first field; those of the others follow */
    record Layout(ForyDefinedClass declared, int firstShape) {
        /** Shape references are numbered downwards. */
        int shape(int field) {
            return firstShape - field;
        }
    }

    ForyDefinedLayouts(Parse parse, ForyClasses classes) {
        this.parse = parse;
        this.listed = classes.layouts().size();
    }

    /** How objects of a class are written whose definition is at an offset. */
    ForyKind add(ForyDefinedClass declared, long at, boolean xlang) {
        if (declared.constants()) {
            return ForyKind.Constant.UNLISTED;
        }
        int first = 0;
        for (int i = 0; i < declared.fields().size(); i++) {
            int shape = parse.out.shapeRef(new Member(ForyShapes.fieldKind(xlang), at, i, parse.source()).shapeRef());
            first = i == 0 ? shape : first;
        }
        layouts.add(new Layout(declared, first));
        return new ForyKind.Struct(listed + layouts.size() - 1);
    }

    boolean has(int number) {
        return number >= listed;
    }

    Layout get(int number) {
        return layouts.get(number - listed);
    }
}

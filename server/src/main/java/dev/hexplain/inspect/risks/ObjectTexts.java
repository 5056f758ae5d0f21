package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;

/** Objects of the JDK in one line. */
final class ObjectTexts {
    private ObjectTexts() {}

    static String of(FieldTree tree, Field object, FindingKind kind) {
        return tree.child(object, "classData[0]")
                .map(data -> new LocalData(tree, data))
                .map(data -> kind == FindingKind.LAMBDA ? lambda(data) : url(data))
                .orElse("");
    }

    private static String lambda(LocalData data) {
        return data.text("implClass").replace('/', '.') + "::" + data.text("implMethodName");
    }

    private static String url(LocalData data) {
        return data.text("protocol") + "://" + data.text("host") + data.text("file");
    }
}

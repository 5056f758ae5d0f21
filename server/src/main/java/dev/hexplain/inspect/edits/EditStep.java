package dev.hexplain.inspect.edits;

import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;

/** Something that is done to the bytes of a tree. */
@FunctionalInterface
interface EditStep {
    Patch patch(FieldTree tree, ValueEdit.Decoding decoding) throws EditRefused, IOException;
}

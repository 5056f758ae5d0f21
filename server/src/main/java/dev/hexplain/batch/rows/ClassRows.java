package dev.hexplain.batch.rows;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.classes.ClassesOfStream;
import dev.hexplain.inspect.classes.StreamedClasses.Placed;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.FlowView;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A row for each class that is described: once in a file, once in what each side of a flow sent. */
final class ClassRows implements RowSource {
    @Override
    public List<TableColumn> columns() {
        return Stream.concat(
                        FlowCells.columns().stream(),
                        Stream.of(
                                TableColumn.text("class_name", "as in source code"),
                                TableColumn.text(
                                        "kind",
                                        "`serializable`, `externalizable`, `enum`, `proxy`, `array` or `neither`"),
                                TableColumn.number("uid", "its serialVersionUID"),
                                TableColumn.truth("write_object", "whether its `writeObject` wrote the data"),
                                TableColumn.number("instances", "objects whose own class it is"),
                                TableColumn.text("superclass", "the next one above that the stream describes"),
                                TableColumn.texts("interfaces", "of a proxy"),
                                TableColumn.texts("members", "its fields, each as `type name`"),
                                TableColumn.texts("enum_constants", "those that are in the stream"),
                                TableColumn.number("byte_offset", "where its first descriptor begins"),
                                TableColumn.text("field", "path of that")))
                .toList();
    }

    @Override
    public void rows(OpenedFile file, CellSink to) throws IOException {
        if (!file.flows((capture, flow) -> sides(file, capture, flow, to))
                && file.share().isFirst()) {
            file.tree().classesIfAny().ifPresent(classes -> rows(FlowCells.NONE, classes, to));
        }
    }

    private static void sides(OpenedFile file, DirectCapture capture, FlowView flow, CellSink to) throws IOException {
        if (flow.a().format() != null) {
            side(file, capture, flow, "a", to);
        }
        if (flow.b().format() != null) {
            side(file, capture, flow, "b", to);
        }
    }

    private static void side(OpenedFile file, DirectCapture capture, FlowView flow, String side, CellSink to)
            throws IOException {
        try {
            FlowReading how = FlowReading.of(flow.number(), "", FlowReading.USUAL_OVERLAPS);
            for (DecodeChoices sent : capture.sides(how, List.of(side), DecodeChoices.AUTO)) {
                OpenTree tree = file.session().decode(sent);
                tree.classesIfAny().ifPresent(classes -> rows(FlowCells.of(flow, side), classes, to));
                file.session().close(tree);
            }
        } catch (Refusal neitherTcpNorUdp) {
            // It has no sides that could be decoded, and describes nothing.
        }
    }

    private static void rows(FlowCells flow, ClassesOfStream classes, CellSink to) {
        for (Placed each : classes.placed()) {
            ClassDescriptor first = each.first();
            to.row(
                    flow.flow(),
                    flow.protocol(),
                    flow.sender(),
                    flow.receiver(),
                    first.displayName(),
                    each.type().kind().name().toLowerCase(Locale.ROOT),
                    each.type().uid(),
                    each.type().hasWriteMethod(),
                    each.type().instances(),
                    first.superClass().map(ClassDescriptor.ClassRef::name).orElse(null),
                    each.type().interfaces(),
                    first.fields().stream()
                            .map(field -> field.type() + " " + field.name())
                            .toList(),
                    each.type().enumConstants(),
                    first.offset(),
                    classes.path(each));
        }
    }
}

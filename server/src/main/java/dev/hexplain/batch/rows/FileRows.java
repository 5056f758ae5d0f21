package dev.hexplain.batch.rows;

import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.classes.StreamedClasses.Placed;
import dev.hexplain.inspect.formats.CodecOfFormat;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.TreeSummary;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One row for a file. */
final class FileRows implements RowSource {
    @Override
    public List<TableColumn> columns() {
        return List.of(
                TableColumn.number("inside", "bytes inside the layers"),
                TableColumn.number("fields", "fields of its tree, computed ones included"),
                TableColumn.number("covered", "bytes in fields that were understood"),
                TableColumn.number("opaque", "those of them whose meaning only the writing program knows"),
                TableColumn.number("unread", "bytes that were not understood, or are missing"),
                TableColumn.number("issues", "how many there are, those of layers included"),
                TableColumn.text("first_issue", "the first one"),
                TableColumn.number("first_issue_offset", "where that is"),
                TableColumn.text("schema_id", "the schema that a registry's header names"),
                TableColumn.texts("classes", "classes that it describes, each with its serialVersionUID"),
                TableColumn.texts("chains", "known gadget chains that are in it as a whole"),
                TableColumn.number("packets", "of a capture"),
                TableColumn.number("flows", "of a capture"),
                TableColumn.time("first_time", "of the first packet"),
                TableColumn.time("last_time", "of the last packet"),
                TableColumn.text("codec", "id of the codec of the lab that writes such bytes"));
    }

    @Override
    public void rows(OpenedFile file, CellSink to) throws IOException {
        OpenTree tree = file.tree();
        TreeSummary summary = tree.summary();
        Optional<IssueView> issue = tree.firstIssue();
        Optional<CaptureView.Summary> capture = capture(file);
        to.row(
                summary.size(),
                summary.fields(),
                summary.covered(),
                summary.opaque(),
                summary.size() - summary.covered(),
                summary.issues(),
                issue.map(IssueView::message).orElse(null),
                issue.map(IssueView::offset).orElse(null),
                file.session().schemaId(tree).orElse(null),
                tree.describedClasses().stream().map(FileRows::named).toList(),
                tree.chains().stream().map(ChainView::name).toList(),
                capture.map(each -> (long) each.packets()).orElse(null),
                capture.map(each -> (long) each.flows()).orElse(null),
                capture.map(CaptureView.Summary::firstTime).map(Instant::parse).orElse(null),
                capture.map(CaptureView.Summary::lastTime).map(Instant::parse).orElse(null),
                CodecOfFormat.of(summary.format()).orElse(null));
    }

    private static Optional<CaptureView.Summary> capture(OpenedFile file) throws IOException {
        try (@Nullable DirectCapture capture = file.session().captureIfAny(file.tree()).orElse(null)) {
            return Optional.ofNullable(capture).map(DirectCapture::view);
        }
    }

    private static String named(Placed each) {
        return each.first().displayName() + " " + each.type().uid();
    }
}

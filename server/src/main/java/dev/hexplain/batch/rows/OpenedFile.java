package dev.hexplain.batch.rows;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.trees.OpenTree;

/**
 * A file that was decoded, and is open.
 *
 * @param choices what it was decoded by
 */
record OpenedFile(DumpSession session, OpenTree tree, DecodeChoices choices) {}

